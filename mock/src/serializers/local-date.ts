import type { Instant } from '../world/types.ts';

/** One time zone per country of delivery; for a large country its most populous one. Other countries use UTC. */
const ZONES: Readonly<Record<string, string>> = {
  AE: 'Asia/Dubai',
  AU: 'Australia/Sydney',
  CA: 'America/Toronto',
  CN: 'Asia/Shanghai',
  DE: 'Europe/Berlin',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  HK: 'Asia/Hong_Kong',
  IN: 'Asia/Kolkata',
  IT: 'Europe/Rome',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  MY: 'Asia/Kuala_Lumpur',
  NL: 'Europe/Amsterdam',
  SA: 'Asia/Riyadh',
  SG: 'Asia/Singapore',
  TH: 'Asia/Bangkok',
  US: 'America/New_York',
  VN: 'Asia/Ho_Chi_Minh',
};

const calendars = new Map<string, Intl.DateTimeFormat>();

/** The date of an instant in a country, `2026-11-26` (contract: QuoteGroup, Logistics). */
export function dayIn(country: string, at: Instant): string {
  const timeZone = ZONES[country] ?? 'UTC';
  let calendar = calendars.get(timeZone);
  if (!calendar) {
    // Swedish dates have the format of ISO 8601.
    calendar = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
    calendars.set(timeZone, calendar);
  }
  return calendar.format(at);
}
