import { type ErrorReason, isApiError } from '@meridian/sdk';
import { clientOf } from '@meridian/sdk/react';
import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { PromptSuspense } from './prompt-suspense.tsx';

interface PageErrorBoundaryProps {
  /** Shown above the content, its skeleton and an error. */
  bar?: ReactNode;
  /** Shown above an error, for a screen whose own bar is inside the boundary. */
  errorBar?: ReactNode;
  /** The screen for an error without a retry: what the URL names does not exist. */
  notFound?: { reason: ErrorReason; screen: ReactNode };
  skeleton?: ReactNode;
  children: ReactNode;
}

/**
 * The boundary of a screen, for errors and loading: the app frame stays, and a retry refetches what failed. An error
 * does not outlive its session: a customer who signs in again sees the screen, not the error (R4.09).
 */
export function PageErrorBoundary({ bar, errorBar = bar, notFound, skeleton, children }: PageErrorBoundaryProps) {
  const errorReset = useQueryErrorResetBoundary();
  const queries = useQueryClient();
  return (
    <CatchBoundary
      getResetKey={() => clientOf(queries).session}
      errorComponent={({ error, reset }) =>
        notFound !== undefined && isApiError(error) && error.reason === notFound.reason ? (
          notFound.screen
        ) : (
          <>
            {errorBar}
            <ErrorState
              error={error}
              onRetry={() => {
                errorReset.reset();
                // Cached data may cause the error: refetch inactive queries too.
                if (!isApiError(error)) void queries.resetQueries({ type: 'inactive' });
                reset();
              }}
            />
          </>
        )
      }
    >
      {bar}
      <PromptSuspense fallback={skeleton}>{children}</PromptSuspense>
    </CatchBoundary>
  );
}
