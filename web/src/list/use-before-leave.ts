import { useEffect, useLayoutEffect, useRef } from 'react';

/** Calls when the list is hidden or taken away, and when the page is left. */
export function useBeforeLeave(leave: () => void): void {
  const latest = useRef(leave);
  useLayoutEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    const go = () => latest.current();
    window.addEventListener('pagehide', go);
    return () => {
      window.removeEventListener('pagehide', go);
      go();
    };
  }, []);
}
