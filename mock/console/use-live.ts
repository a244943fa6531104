import { useCallback, useEffect, useState } from 'react';

const EVERY_MS = 1000;

/** The reader's value, read again every second while the page is visible, and at once by `refresh`. */
export function useLive<Value>(reader: () => Promise<Value>): {
  value: Value | undefined;
  refresh: () => Promise<void>;
} {
  const [value, setValue] = useState<Value>();
  const refresh = useCallback(async () => setValue(await reader()), [reader]);
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
