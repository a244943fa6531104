import { createCountdown } from '@meridian/sdk/flows';
import { useFlow } from '@meridian/sdk/react';
import { useState } from 'react';
import { clockText } from './clock-text.ts';

interface Locked {
  /** RFC 3339, by the server's clock; null while there are tries left. */
  locked_until: string | null;
  server_time: string;
}

/**
 * The lock after wrong tries or too many calls, as the last refusal states it. The server's time of the same response
 * counts, so that a wrong device clock does not matter.
 */
export function useLock() {
  const [until, setUntil] = useState<string>();
  const [countdown] = useState(createCountdown);
  const ms = useFlow(countdown);
  return {
    /** The end of the lock, and the rest of it as `0:45`; undefined while there is none. */
    lock: until === undefined || ms === 0 ? undefined : { until, remaining: clockText(ms) },
    /** Whether the last try led to a lock that has ended. */
    isWaitOver: until !== undefined && ms === 0,
    track: ({ locked_until, server_time }: Locked) => {
      setUntil(locked_until ?? undefined);
      if (locked_until !== null) countdown.start(locked_until, server_time);
    },
    /** Call before another try. */
    clear: () => setUntil(undefined),
  };
}
