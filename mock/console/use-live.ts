import { useCallback, useEffect, useRef, useState } from 'react';

const EVERY_MS = 1000;

/** The reader's value, read again every second while the page is visible, and at once by `refresh`. */
export function useLive<Value>(reader: () => Promise<Value>): {
  value: Value | undefined;
  refresh: () => Promise<void>;
} {
  const [value, setValue] = useState<Value>();
  const asked = useRef(0);
  const shown = useRef(0);
  const refresh = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    const next = await reader();
    // A newer answer may have come first.
    if (turn < shown.current) return;
    shown.current = turn;
    setValue(next);
  }, [reader]);
  useEffect(() => {
    // A restarting mock answers again a moment later.
    const again = () => {
      if (!document.hidden) refresh().catch(() => undefined);
    };
    again();
    const timer = setInterval(again, EVERY_MS);
    return () => clearInterval(timer);
  }, [refresh]);
  return { value, refresh };
}
