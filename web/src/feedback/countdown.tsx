import { clockOffset, countdownParts, msUntil } from '@meridian/sdk/rules';
import { useEffect, useState } from 'react';

interface CountdownProps {
  /** RFC 3339. */
  deadline: string;
  /** The server's time in the response, and the device's when it was received (ms): the device's clock may be wrong. */
  serverTime: string;
  receivedAt: number;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The time until a deadline of the server, as minutes and seconds, with hours if there are any. */
export function Countdown({ deadline, serverTime, receivedAt }: CountdownProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const { days, hours, minutes, seconds } = countdownParts(msUntil(deadline, clockOffset(serverTime, receivedAt), now));
  const allHours = days * 24 + hours;
  return (
    <time dateTime={deadline} className="tabular whitespace-nowrap">
      {allHours > 0 && `${allHours}:`}
      {twoDigits(minutes)}:{twoDigits(seconds)}
    </time>
  );
}
