import { type ErrorReason, isApiError } from '@meridian/sdk';
import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

interface PageErrorBoundaryProps {
  /** Over a failure, where the screen's own bar is inside and fails with it. */
  bar?: ReactNode;
  /** A refusal that is a state of its own and cannot be tried again: there is nothing at this address. */
  notFound?: { reason: ErrorReason; screen: ReactNode };
  children: ReactNode;
}

/** A screen that fails keeps the frame: it says what happened, and its retry asks again for what was missing. */
export function PageErrorBoundary({ bar, notFound, children }: PageErrorBoundaryProps) {
  const errorReset = useQueryErrorResetBoundary();
  const queries = useQueryClient();
  return (
    <CatchBoundary
      getResetKey={() => 'screen'}
      errorComponent={({ error, reset }) =>
        notFound !== undefined && isApiError(error) && error.reason === notFound.reason ? (
          notFound.screen
        ) : (
          <>
            {bar}
            <ErrorState
              error={error}
              onRetry={() => {
                errorReset.reset();
                // What breaks a screen may be an answer that is kept: what no screen in sight shows is asked for again.
                if (!isApiError(error)) void queries.resetQueries({ type: 'inactive' });
                reset();
              }}
            />
          </>
        )
      }
    >
      {children}
    </CatchBoundary>
  );
}
