import { useEffect, useLayoutEffect, useRef } from 'react';

/** Calls when the network is there again. */
export function useOnline(onBack: () => void): void {
  const latest = useRef(onBack);
  useLayoutEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    const go = () => latest.current();
    window.addEventListener('online', go);
    return () => window.removeEventListener('online', go);
  }, []);
}
