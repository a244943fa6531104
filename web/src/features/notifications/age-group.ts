const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

export type AgeGroup = 'today' | 'week' | 'earlier';

/** Under which heading a notification stands, by the calendar of this device: the week are the six days before today. */
export function ageGroup(at: string, now = new Date()): AgeGroup {
  const midnight = (of: Date) => new Date(of).setHours(0, 0, 0, 0);
  // Rounded, because a day on which daylight saving time changes has 23 or 25 hours.
  const days = Math.round((midnight(now) - midnight(new Date(at))) / DAY_MS);
  if (days <= 0) return 'today';
  return days < WEEK_DAYS ? 'week' : 'earlier';
}
