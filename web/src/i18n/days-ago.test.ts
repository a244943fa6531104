import { expect, test } from 'vitest';
import { daysAgo } from './days-ago.ts';

const now = new Date(2026, 10, 22, 0, 30);
const at = (...time: [month: number, day: number, hour: number]) => new Date(2026, ...time);

test('days are counted in the device’s calendar', () => {
  expect(daysAgo(at(10, 22, 0), now)).toBe(0);
  expect(daysAgo(at(10, 21, 23), now)).toBe(1);
  expect(daysAgo(at(10, 21, 0), now)).toBe(1);
  expect(daysAgo(at(9, 22, 12), now)).toBe(31);
});
