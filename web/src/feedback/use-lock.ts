import { useState } from 'react';
import { useCountdown } from './use-countdown.ts';

interface Locked {
  /** RFC 3339, by the server's clock; null while there are tries left. */
  locked_until: string | null;
  server_time: string;
}

/** The lock after wrong tries or too many calls, as the last refusal states it. */
export function useLock() {
  const [until, setUntil] = useState<string>();
  const { remaining, start } = useCountdown();
  return {
    /** The end of the lock, and the rest of it as `0:45`; undefined while there is none. */
    lock: until === undefined || remaining === undefined ? undefined : { until, remaining },
    /** Whether the last try led to a lock that has ended. */
    isWaitOver: until !== undefined && remaining === undefined,
    track: ({ locked_until, server_time }: Locked) => {
      setUntil(locked_until ?? undefined);
      if (locked_until !== null) start(locked_until, server_time);
    },
    /** Call before another try. */
    clear: () => setUntil(undefined),
  };
}
