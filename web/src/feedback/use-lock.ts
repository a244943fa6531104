import { useState } from 'react';
import { useCountdown } from './use-countdown.ts';

interface Locked {
  /** RFC 3339, by the server's clock; null while there are tries left. */
  locked_until: string | null;
  server_time: string;
}

/** How long wrong tries have locked the payment code, as the refusal of the last one says it (contract: PayCodeDetails). */
export function useLock() {
  const [until, setUntil] = useState<string>();
  const { remaining, start } = useCountdown();
  return {
    /** Its end, and the rest of it as `0:45`; undefined while the code can be tried. */
    lock: until === undefined || remaining === undefined ? undefined : { until, remaining },
    /** Whether the last try led to a lock, also when that has ended. */
    wasLocked: until !== undefined,
    /** Takes note of a wrong try. */
    track: ({ locked_until, server_time }: Locked) => {
      if (locked_until === null) return;
      setUntil(locked_until);
      start(locked_until, server_time);
    },
    /** Before another try. */
    clear: () => setUntil(undefined),
  };
}
