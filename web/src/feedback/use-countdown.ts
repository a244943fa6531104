import { clockOffset, countdownParts, msUntil } from '@meridian/sdk/rules';
import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/**
 * A wait that the server imposes. `until` starts it by a moment of the server's clock and that clock's reading in the
 * same answer, so a wrong clock of this device changes nothing. `left` is what remains, as `0:45`; undefined once it is
 * over.
 */
export function useCountdown(): { left: string | undefined; until: (moment: string, serverTime: string) => void } {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const waiting = end > now;
  useEffect(() => {
    if (!waiting) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [waiting]);
  return {
    left: waiting ? clockText(end - now) : undefined,
    until: (moment, serverTime) => {
      const heardAt = Date.now();
      setNow(heardAt);
      setEnd(heardAt + msUntil(moment, clockOffset(serverTime, heardAt), heardAt));
    },
  };
}

function clockText(ms: number): string {
  const { days, hours, minutes, seconds } = countdownParts(ms);
  const two = (value: number) => String(value).padStart(2, '0');
  const allHours = days * 24 + hours;
  return allHours > 0 ? `${allHours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
