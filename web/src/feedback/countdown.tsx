import { clockOffset, msUntil } from '@meridian/sdk/rules';
import { useEffect, useEffectEvent, useState } from 'react';
import { clockText } from './clock-text.ts';

interface CountdownProps {
  /** RFC 3339. */
  deadline: string;
  /** The response's server time, and the device time when it came (ms): the device's clock may be wrong. */
  serverTime: string;
  receivedAt: number;
  /** Called shortly after the deadline. If the next answer still has it, called again, after twice the time. */
  onEnd?: () => void;
}

/** The server's time has whole seconds: a second later, the deadline has passed for the server too. */
const END_MS = 1000;
const MAX_TIMER_MS = 2 ** 31 - 1;

/** The time until a deadline of the server, in minutes and seconds, with hours if there are any. */
export function Countdown({ deadline, serverTime, receivedAt, onEnd }: CountdownProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    const rest = Date.parse(deadline) - Date.now() - clockOffset(serverTime, receivedAt);
    // The deadline has passed already if it passed behind another screen, or if the server is late.
    const wait = rest > 0 ? rest + END_MS : Math.max(END_MS, -rest);
    if (!(wait <= MAX_TIMER_MS)) return;
    const timer = setTimeout(() => end(), wait);
    return () => clearTimeout(timer);
  }, [deadline, serverTime, receivedAt]);
  if (Number.isNaN(Date.parse(deadline))) return <span>{deadline}</span>;
  return (
    <time dateTime={deadline} className="tabular whitespace-nowrap" translate="no">
      {clockText(msUntil(deadline, clockOffset(serverTime, receivedAt), now))}
    </time>
  );
}
