import { clockOffset, countdownParts, msUntil } from '@meridian/sdk/rules';
import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/**
 * A wait that the server imposes. `start` takes its end and the server's time from the same response, so that a wrong
 * device clock does not matter. `remaining` is the rest as `0:45`; undefined once it is over.
 */
export function useCountdown(): { remaining: string | undefined; start: (moment: string, serverTime: string) => void } {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const isRunning = end > now;
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return {
    remaining: isRunning ? clockText(end - now) : undefined,
    start: (moment, serverTime) => {
      const receivedAt = Date.now();
      setNow(receivedAt);
      setEnd(receivedAt + msUntil(moment, clockOffset(serverTime, receivedAt), receivedAt));
    },
  };
}

function clockText(ms: number): string {
  const { days, hours, minutes, seconds } = countdownParts(ms);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const allHours = days * 24 + hours;
  return allHours > 0 ? `${allHours}:${twoDigits(minutes)}:${twoDigits(seconds)}` : `${minutes}:${twoDigits(seconds)}`;
}
