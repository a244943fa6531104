import { DAY } from '../../world/clock.ts';
import type { Instant } from '../../world/types.ts';
import { type Calendar, calendarOf } from './calendar.ts';

interface Asked {
  readonly date_from?: string | undefined;
  readonly date_to?: string | undefined;
  readonly time_zone?: string | undefined;
}

/** The days that a call requests, in its time zone. */
export interface Period {
  readonly calendar: Calendar;
  includes(at: Instant): boolean;
}

/** Throws HttpError 422 for an unknown time zone. */
export function periodOf({ date_from, date_to, time_zone }: Asked): Period {
  const calendar = calendarOf(time_zone);
  const from = date_from === undefined ? Number.NEGATIVE_INFINITY : calendar.startOf(date_from);
  const until = date_to === undefined ? Number.POSITIVE_INFINITY : calendar.startOf(dayAfter(date_to));
  return { calendar, includes: (at) => at >= from && at < until };
}

const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);

/**
 * The months of a page's entries, in order, each with everything found in it. Months are compared by their first
 * instants, so that the calendar is asked a few times and not once per record.
 */
export function monthsOn<Found extends { readonly createdAt: Instant }>(
  { calendar }: Period,
  page: readonly { readonly created_at: string }[],
  found: readonly Found[],
): [month: string, found: Found[]][] {
  const shown = new Set(page.map(({ created_at }) => calendar.dayOf(Date.parse(created_at)).slice(0, 7)));
  return [...shown].map((month) => {
    const from = calendar.startOf(`${month}-01`);
    const until = calendar.startOf(monthAfter(month));
    return [month, found.filter(({ createdAt }) => createdAt >= from && createdAt < until)];
  });
}

function monthAfter(month: string): string {
  const first = new Date(`${month}-01`);
  first.setUTCMonth(first.getUTCMonth() + 1);
  return first.toISOString().slice(0, 10);
}
