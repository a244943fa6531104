import { expect, test } from 'vitest';
import { hoursText, isWithin, nextOpening, platformHours } from './hours.ts';

const at = (date: string) => Date.parse(date);
const kyoto = { lastDay: 'friday', opens: 9, closes: 18, ahead: 9 } as const;

test('hours are written in words, with the time zone', () => {
  expect(hoursText(platformHours)).toMatchObject({
    en: 'Monday to Saturday, 09:00 to 21:00 (UTC+8)',
    de: 'Montag bis Samstag, 09:00 bis 21:00 Uhr (UTC+8)',
    'zh-CN': '周一至周六 09:00–21:00（UTC+8）',
  });
});

test('hours begin and end by the clock of their time zone', () => {
  expect(isWithin(kyoto, at('2026-11-19T23:59:59Z'))).toBe(false);
  expect(isWithin(kyoto, at('2026-11-20T00:00:00Z'))).toBe(true);
  expect(isWithin(kyoto, at('2026-11-20T09:00:00Z'))).toBe(false);
  expect(isWithin(kyoto, at('2026-11-21T03:00:00Z'))).toBe(false);
  expect(isWithin(platformHours, at('2026-11-21T03:00:00Z'))).toBe(true);
});

test('the next opening is later today, tomorrow, or after the weekend', () => {
  expect(nextOpening(kyoto, at('2026-11-19T16:00:00Z'))).toBe(at('2026-11-20T00:00:00Z'));
  expect(nextOpening(kyoto, at('2026-11-20T10:00:00Z'))).toBe(at('2026-11-23T00:00:00Z'));
  expect(nextOpening(platformHours, at('2026-11-20T14:00:00Z'))).toBe(at('2026-11-21T01:00:00Z'));
  expect(nextOpening({ ...kyoto, ahead: -8 }, at('2026-11-20T10:00:00Z'))).toBe(at('2026-11-20T17:00:00Z'));
});
