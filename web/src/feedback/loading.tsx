import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Wraps the skeleton of loading content, and announces the loading to screen readers. */
export function Loading({ className, children }: { className?: string; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div role="status" aria-busy="true" aria-label={t`Loading`} className={className}>
      {children}
    </div>
  );
}
