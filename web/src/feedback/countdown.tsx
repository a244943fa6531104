import { clockOffset, countdownParts, msUntil } from '@meridian/sdk/rules';
import { useEffect, useState } from 'react';

interface CountdownProps {
  /** When it is over, RFC 3339. */
  deadline: string;
  /** The server's clock when it said so, and this device's clock at that moment (ms): a wrong phone clock is harmless. */
  serverTime: string;
  receivedAt: number;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Time left until a server's deadline, minutes and seconds, with hours where there are some. */
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
