import { fillText } from '../../text.ts';
import { DAY, HOUR } from '../clock.ts';
import { DATA } from '../data/data.ts';
import type { Instant, Shop, Text } from '../types.ts';

/** Hours of service: from Monday to a last day, between two full hours of one time zone. */
export interface Hours {
  readonly lastDay: 'friday' | 'saturday';
  readonly opens: number;
  readonly closes: number;
  /** Hours ahead of UTC. The world has no daylight saving time: it starts in November. */
  readonly ahead: number;
}

export const platformHours: Hours = { lastDay: 'saturday', opens: 9, closes: 21, ahead: 8 };

/** The offsets of the shops' countries; the American shop is on the west coast. */
const AHEAD: Readonly<Record<string, number>> = { JP: 9, CN: 8, DE: 1, FR: 1, IT: 1, GB: 0, US: -8 };

/** A shop answers during office hours of the country it sends from. */
export const shopHours = ({ returns }: Pick<Shop, 'returns'>): Hours => ({
  lastDay: 'friday',
  opens: 9,
  closes: 18,
  ahead: AHEAD[returns.country] ?? 0,
});

/** The hours in words, for example "Monday to Friday, 09:00 to 18:00 (UTC+9)". */
export function hoursText({ lastDay, opens, closes, ahead }: Hours): Text {
  const oClock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  const zone = ahead === 0 ? 'UTC' : `UTC${ahead > 0 ? '+' : '-'}${Math.abs(ahead)}`;
  const { days, hours } = DATA.hours;
  return fillText(hours, { days: days[lastDay], opens: oClock(opens), closes: oClock(closes), zone });
}

export function isWithin(hours: Hours, at: Instant): boolean {
  const local = new Date(at + hours.ahead * HOUR);
  const hour = local.getUTCHours();
  return isWorkday(hours, local) && hour >= hours.opens && hour < hours.closes;
}

/** The next opening after `at`. */
export function nextOpening(hours: Hours, at: Instant): Instant {
  const local = at + hours.ahead * HOUR;
  let opening = local - (local % DAY) + hours.opens * HOUR;
  while (opening <= local || !isWorkday(hours, new Date(opening))) opening += DAY;
  return opening - hours.ahead * HOUR;
}

const isWorkday = ({ lastDay }: Hours, local: Date): boolean =>
  local.getUTCDay() >= 1 && local.getUTCDay() <= (lastDay === 'friday' ? 5 : 6);
