import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back when the device is online again, even if that happened while the screen was hidden. */
export function useOnReconnect(onReconnect: () => void): void {
  const reconnect = useEffectEvent(onReconnect);
  // From the first rendering on: the network may return before the effect listens.
  const wasOffline = useRef(!navigator.onLine);
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
