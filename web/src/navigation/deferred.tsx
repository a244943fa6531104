import { type ReactNode, useDeferredValue } from 'react';

/**
 * Renders content below the fold after the first render, interruptibly, so that taps are handled in between. Only other
 * deferred content may follow, to avoid a layout shift.
 */
export function Deferred({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
