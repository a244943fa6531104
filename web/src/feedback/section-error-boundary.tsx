import { Trans } from '@lingui/react/macro';
import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useOnReconnect } from '../behaviour/use-on-reconnect.ts';
import { Button } from '../ui/button.tsx';

/** The error of a section, with a retry button. Retries when the device is online again. */
export function SectionError({ onRetry }: { onRetry: () => void }) {
  useOnReconnect(onRetry);
  return (
    <div role="alert" className="flex items-center justify-between gap-3 rounded-card bg-card px-4 py-3 text-14">
      <Trans>This section could not be shown.</Trans>
      <Button variant="quiet" size="small" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

/** The error boundary of a section: the rest of the screen is unaffected. */
export function SectionErrorBoundary({ onRetry, children }: { onRetry?: () => void; children: ReactNode }) {
  return (
    <CatchBoundary
      getResetKey={() => 'block'}
      errorComponent={({ reset }) => (
        <SectionError
          onRetry={() => {
            onRetry?.();
            reset();
          }}
        />
      )}
    >
      {children}
    </CatchBoundary>
  );
}
