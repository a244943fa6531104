import { expect, onTestFinished, test, vi } from 'vitest';
import { dayOf, daysAgo } from './days-ago.ts';

const now = new Date(2026, 10, 22, 0, 30);
const at = (...time: [month: number, day: number, hour: number]) => new Date(2026, ...time);

test('days are counted in the device’s calendar', () => {
  expect(daysAgo(at(10, 22, 0), now)).toBe(0);
  expect(daysAgo(at(10, 21, 23), now)).toBe(1);
  expect(daysAgo(at(10, 21, 0), now)).toBe(1);
  expect(daysAgo(at(9, 22, 12), now)).toBe(31);
});

test.each([
  ['Asia/Tokyo', '2026-11-23'],
  ['UTC', '2026-11-22'],
  ['America/New_York', '2026-11-22'],
])('in %s, half past eight in the evening in London is a time of %s', (zone, day) => {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(dayOf(new Date('2026-11-22T20:30:00Z'))).toBe(day);
});
