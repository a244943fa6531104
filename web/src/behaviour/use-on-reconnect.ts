import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back when the device is online again, even if that happened while the screen was hidden. */
export function useOnReconnect(onReconnect: () => void): void {
  const reconnect = useEffectEvent(onReconnect);
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
