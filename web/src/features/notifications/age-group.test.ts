import { expect, test } from 'vitest';
import { ageGroup } from './age-group.ts';

const now = new Date(2026, 10, 22, 0, 30);
const at = (...time: [month: number, day: number, hour: number]) => new Date(2026, ...time).toISOString();

test('notifications are of today, of the six days before, or earlier, by the calendar of the device', () => {
  expect(ageGroup(at(10, 22, 0), now)).toBe('today');
  expect(ageGroup(at(10, 21, 23), now)).toBe('week');
  expect(ageGroup(at(10, 16, 0), now)).toBe('week');
  expect(ageGroup(at(10, 15, 23), now)).toBe('earlier');
  expect(ageGroup(at(0, 1, 12), now)).toBe('earlier');
});

test('a clock that is behind the server’s finds what has just come under today', () => {
  expect(ageGroup(at(10, 23, 1), now)).toBe('today');
});
