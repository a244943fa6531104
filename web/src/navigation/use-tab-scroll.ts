import { useEffect, useLayoutEffect, useRef } from 'react';

/** Restores the scroll position of each tab of a screen; a tab opened for the first time starts at its top. */
export function useTabScroll(tab: string): void {
  const positions = useRef(new Map<string, number>());
  const shown = useRef(tab);
  // Before paint, and before the scroll event of a page that has become shorter.
  useLayoutEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    window.scrollTo({ top: positions.current.get(tab) ?? 0, behavior: 'instant' });
  }, [tab]);
  useEffect(() => {
    const savePosition = () => positions.current.set(shown.current, window.scrollY);
    window.addEventListener('scroll', savePosition, { passive: true });
    return () => window.removeEventListener('scroll', savePosition);
  }, []);
}
