import type { ReactNode } from 'react';

/** What runs out: time, or pieces that are left. Prices and errors have looks of their own. */
export function Urgent({ children }: { children: ReactNode }) {
  return <span className="font-medium text-waiting-ink">{children}</span>;
}
