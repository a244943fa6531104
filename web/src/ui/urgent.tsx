import type { ReactNode } from 'react';

/** Something that runs out: time, or the remaining stock. Prices and errors have their own styles. */
export function Urgent({ children }: { children: ReactNode }) {
  return <span className="font-medium text-waiting-ink">{children}</span>;
}
