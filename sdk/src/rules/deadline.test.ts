import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockOffset, countdownParts, msUntil } from './deadline.ts';

const SERVER = '2026-11-20T10:00:00Z';
const DEADLINE = '2026-11-20T10:24:18Z';
const LEFT = (24 * 60 + 18) * 1000;

test('however wrong the phone’s clock is, the same time is left', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), fc.integer({ min: 0, max: LEFT }), (error, elapsed) => {
      const phone = Date.parse(SERVER) + error;
      expect(msUntil(DEADLINE, clockOffset(SERVER, phone), phone + elapsed)).toBe(LEFT - elapsed);
    }),
  );
});

test('a deadline that has passed leaves nothing', () => {
  expect(msUntil(SERVER, 0, Date.parse(DEADLINE))).toBe(0);
});

test('a time zone other than UTC is the same moment', () => {
  expect(msUntil('2026-11-20T18:24:18+08:00', 0, Date.parse(SERVER))).toBe(LEFT);
});

test('the parts of a countdown', () => {
  expect(countdownParts(LEFT)).toEqual({ days: 0, hours: 0, minutes: 24, seconds: 18 });
  expect(countdownParts(90_061_000)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 });
  expect(countdownParts(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  expect(countdownParts(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});
