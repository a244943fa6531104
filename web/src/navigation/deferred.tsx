import { type ReactNode, useDeferredValue } from 'react';

/**
 * What nobody sees before scrolling: drawn right after the screen stands, in pieces between which a touch is heard.
 * It has to be the last on its screen, or in front of nothing but more of it: then nothing moves when it comes.
 */
export function Deferred({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
