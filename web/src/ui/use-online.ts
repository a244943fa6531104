import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls when the network is there again, also if it came back while the screen was hidden. */
export function useOnline(onOnline: () => void): void {
  const online = useEffectEvent(onOnline);
  const wasOffline = useRef(false);
  useEffect(() => {
    if (wasOffline.current && navigator.onLine) online();
    const listener = () => online();
    window.addEventListener('online', listener);
    return () => {
      window.removeEventListener('online', listener);
      wasOffline.current = !navigator.onLine;
    };
  }, []);
}
