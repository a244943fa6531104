import { expect, test } from 'vitest';
import { daysPast } from './days-ago.ts';

const now = new Date(2026, 10, 22, 0, 30);
const at = (...time: [month: number, day: number, hour: number]) => new Date(2026, ...time).toISOString();

test('days are those of the calendar of the device', () => {
  expect(daysPast(at(10, 22, 0), now)).toBe(0);
  expect(daysPast(at(10, 21, 23), now)).toBe(1);
  expect(daysPast(at(10, 21, 0), now)).toBe(1);
  expect(daysPast(at(9, 22, 12), now)).toBe(31);
});

test('a clock that is behind the server’s finds what has just come under today', () => {
  expect(daysPast(at(10, 23, 1), now)).toBe(0);
});
