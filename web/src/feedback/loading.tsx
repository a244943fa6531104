import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Around the skeleton of what is loading, which says nothing to a screen reader. */
export function Loading({ className, children }: { className?: string; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div role="status" aria-busy="true" aria-label={t`Loading`} className={className}>
      {children}
    </div>
  );
}
