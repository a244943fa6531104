import { invalidRequest } from '../../invalid-request.ts';
import { DAY, HOUR } from '../../world/clock.ts';
import type { Instant } from '../../world/types.ts';

/** The days and months of one time zone. */
export interface Calendar {
  /** The zone's name as requested. */
  readonly timeZone: string;
  /** `2026-11-20`. */
  dayOf(at: Instant): string;
  /** `2026-11-20 19:00:00`. */
  clockOf(at: Instant): string;
  /** The first instant of a day, or of the next day if the zone has skipped it. */
  startOf(day: string): Instant;
}

const calendars = new Map<string, Calendar>();

/** The calendar of a time zone by its IANA name, UTC by default. Throws HttpError 422 for an invalid name. */
export function calendarOf(timeZone = 'UTC'): Calendar {
  const known = calendars.get(timeZone);
  if (known) return known;
  const created = create(timeZone);
  calendars.set(timeZone, created);
  return created;
}

function create(timeZone: string): Calendar {
  // Swedish dates have the format of ISO 8601.
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('sv-SE', { timeZone, ...options });
  if (!isTimeZone(format))
    throw invalidRequest({ field: 'time_zone', message: 'time_zone must be an IANA time zone, such as Asia/Tokyo' });
  const day = format({ dateStyle: 'short' });
  const clock = format({ dateStyle: 'short', timeStyle: 'medium' });
  const dayOf = (at: Instant) => day.format(at);
  return { timeZone, dayOf, clockOf: (at) => clock.format(at), startOf: (wanted) => firstInstant(dayOf, wanted) };
}

function isTimeZone(format: (options: Intl.DateTimeFormatOptions) => unknown): boolean {
  try {
    format({});
    return true;
  } catch {
    return false;
  }
}

/** No zone is more than 14 hours ahead of UTC or more than 12 behind. */
function firstInstant(dayOf: (at: Instant) => string, day: string): Instant {
  const midnight = Date.parse(day);
  let before = midnight - 15 * HOUR;
  let after = midnight + 13 * HOUR + DAY;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayOf(middle) >= day) after = middle;
    else before = middle;
  }
  return after;
}
