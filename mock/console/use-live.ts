import { useCallback, useEffect, useRef, useState } from 'react';

const EVERY_MS = 1000;

/** The reader's value, read again every second while the page is visible, and at once by `refresh`. */
export function useLive<Value>(reader: () => Promise<Value>): {
  value: Value | undefined;
  refresh: () => Promise<void>;
} {
  const [value, setValue] = useState<Value>();
  const current = useRef(reader);
  const refresh = useCallback(async () => {
    const next = await reader();
    // Another question may have been put meanwhile. The browser sends equal requests one after another.
    if (reader === current.current) setValue(next);
  }, [reader]);
  useEffect(() => {
    current.current = reader;
    // A restarting mock answers again a moment later.
    const again = () => {
      if (!document.hidden) refresh().catch(() => undefined);
    };
    again();
    const timer = setInterval(again, EVERY_MS);
    return () => clearInterval(timer);
  }, [reader, refresh]);
  return { value, refresh };
}
