import { useCallback, useEffect, useState } from 'react';

const EVERY_MS = 1000;

/** What a reader gives, again every second while the page is seen, and at once after `refresh`. */
export function useLive<Value>(reader: () => Promise<Value>): {
  value: Value | undefined;
  refresh: () => Promise<void>;
} {
  const [value, setValue] = useState<Value>();
  const refresh = useCallback(async () => setValue(await reader()), [reader]);
  useEffect(() => {
    // A mock that restarts is back a moment later.
    const again = () => {
      if (!document.hidden) refresh().catch(() => undefined);
    };
    again();
    const timer = setInterval(again, EVERY_MS);
    return () => clearInterval(timer);
  }, [refresh]);
  return { value, refresh };
}
