import { createCountdown } from '@meridian/sdk/flows';
import { useFlow } from '@meridian/sdk/react';
import { useState } from 'react';
import { clockText } from './clock-text.ts';

/**
 * A wait that the server imposes. `start` takes its end and the server's time from the same response, so that a wrong
 * device clock does not matter. `remaining` is the rest as `0:45`; undefined once it is over.
 */
export function useCountdown(): { remaining: string | undefined; start: (moment: string, serverTime: string) => void } {
  const [countdown] = useState(createCountdown);
  const ms = useFlow(countdown);
  return { remaining: ms === 0 ? undefined : clockText(ms), start: countdown.start };
}
