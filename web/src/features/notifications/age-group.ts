import { daysAgo } from '../../i18n/days-ago.ts';

const WEEK_DAYS = 7;

export type AgeGroup = 'today' | 'week' | 'earlier';

/** Under which heading a notification stands, by the calendar of this device: the week are the six days before today. */
export function ageGroup(at: string, now = new Date()): AgeGroup {
  const days = daysAgo(new Date(at), now);
  if (days <= 0) return 'today';
  return days < WEEK_DAYS ? 'week' : 'earlier';
}
