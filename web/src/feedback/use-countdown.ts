import { createCountdown } from '@meridian/sdk/flows';
import { useFlow } from '@meridian/sdk/react';
import { countdownParts } from '@meridian/sdk/rules';
import { useState } from 'react';

/**
 * A wait that the server imposes. `start` takes its end and the server's time from the same response, so that a wrong
 * device clock does not matter. `remaining` is the rest as `0:45`; undefined once it is over.
 */
export function useCountdown(): { remaining: string | undefined; start: (moment: string, serverTime: string) => void } {
  const [countdown] = useState(createCountdown);
  return { remaining: clockText(useFlow(countdown)), start: countdown.start };
}

/** The rest of a wait as `0:45`; undefined once it is over. */
export function clockText(ms: number): string | undefined {
  if (ms === 0) return undefined;
  const { days, hours, minutes, seconds } = countdownParts(ms);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const allHours = days * 24 + hours;
  return allHours > 0 ? `${allHours}:${twoDigits(minutes)}:${twoDigits(seconds)}` : `${minutes}:${twoDigits(seconds)}`;
}
