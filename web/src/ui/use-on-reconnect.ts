import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls when the network is there again, also if it came back while the screen was hidden. */
export function useOnReconnect(onOnline: () => void): void {
  const reconnect = useEffectEvent(onOnline);
  const wasOffline = useRef(false);
  useEffect(() => {
    if (wasOffline.current && navigator.onLine) reconnect();
    const listener = () => reconnect();
    window.addEventListener('online', listener);
    return () => {
      window.removeEventListener('online', listener);
      wasOffline.current = !navigator.onLine;
    };
  }, []);
}
