import { clockOffset, countdownParts, msUntil } from '@meridian/sdk/rules';
import { useEffect, useEffectEvent, useState } from 'react';

interface CountdownProps {
  /** RFC 3339. */
  deadline: string;
  /** The server's time in the response, and the device's when it was received (ms): the device's clock may be wrong. */
  serverTime: string;
  receivedAt: number;
  /** Called once, a moment after the deadline has passed while this is shown. */
  onEnd?: () => void;
}

/** The server's time has whole seconds: a second later it has seen the deadline pass. */
const END_MS = 1000;
/** What a timer can wait. */
const MAX_TIMER_MS = 2 ** 31 - 1;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The time until a deadline of the server, as minutes and seconds, with hours if there are any. */
export function Countdown({ deadline, serverTime, receivedAt, onEnd }: CountdownProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    const rest = msUntil(deadline, clockOffset(serverTime, receivedAt), Date.now());
    if (rest <= 0 || rest > MAX_TIMER_MS - END_MS) return;
    const timer = setTimeout(() => end(), rest + END_MS);
    return () => clearTimeout(timer);
  }, [deadline, serverTime, receivedAt]);
  const { days, hours, minutes, seconds } = countdownParts(msUntil(deadline, clockOffset(serverTime, receivedAt), now));
  const allHours = days * 24 + hours;
  return (
    <time dateTime={deadline} className="tabular whitespace-nowrap">
      {allHours > 0 && `${allHours}:`}
      {twoDigits(minutes)}:{twoDigits(seconds)}
    </time>
  );
}
