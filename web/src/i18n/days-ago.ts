const DAY_MS = 86_400_000;

/** How many days a time is before now, by the calendar of this device: 0 is today; negative where it is still to come. */
export function daysAgo(time: Date, now = new Date()): number {
  const midnight = (of: Date) => new Date(of).setHours(0, 0, 0, 0);
  // Rounded, because a day on which daylight saving time changes has 23 or 25 hours.
  return Math.round((midnight(now) - midnight(time)) / DAY_MS);
}

/** The same of what has happened (RFC 3339): for a clock that is behind the server's, that is today. */
export const daysPast = (time: string, now = new Date()): number => Math.max(0, daysAgo(new Date(time), now));
