import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FailureNotice } from './failure-notice.tsx';

/** A screen that fails keeps the frame: it says what happened, and its retry asks again for what was missing. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const queries = useQueryErrorResetBoundary();
  return (
    <CatchBoundary
      getResetKey={() => 'screen'}
      errorComponent={({ error, reset }) => (
        <FailureNotice
          error={error}
          onRetry={() => {
            queries.reset();
            reset();
          }}
        />
      )}
    >
      {children}
    </CatchBoundary>
  );
}
