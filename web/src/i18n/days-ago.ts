const DAY_MS = 86_400_000;

/** How many days ago a time is, by the device's calendar: 0 is today; negative if it is in the future. */
export function daysAgo(time: Date, now = new Date()): number {
  const midnight = (of: Date) => new Date(of).setHours(0, 0, 0, 0);
  // Rounded, because the day of a daylight saving change has 23 or 25 hours.
  return Math.round((midnight(now) - midnight(time)) / DAY_MS);
}

/** The day of a time by the device's calendar, as the contract writes days: `2026-11-26`. */
export const dayOf = (time: Date): string =>
  new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
