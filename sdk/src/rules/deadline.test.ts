import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockOffset, countdownParts, msUntil } from './deadline.ts';

const SERVER = '2026-11-20T10:00:00Z';
const DEADLINE = '2026-11-20T10:24:18Z';
const LEFT = (24 * 60 + 18) * 1000;

test('the time left does not depend on errors of the phone’s clock', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), fc.integer({ min: 0, max: LEFT }), (error, elapsed) => {
      const phone = Date.parse(SERVER) + error;
      expect(msUntil(DEADLINE, clockOffset(SERVER, phone), phone + elapsed)).toBe(LEFT - elapsed);
    }),
  );
});

test('a deadline that has passed leaves no time', () => {
  expect(msUntil(SERVER, 0, Date.parse(DEADLINE))).toBe(0);
});

test('a time in another zone than UTC is the same moment', () => {
  expect(msUntil('2026-11-20T18:24:18+08:00', 0, Date.parse(SERVER))).toBe(LEFT);
});

test('a countdown is split into days, hours, minutes and seconds', () => {
  expect(countdownParts(LEFT)).toEqual({ days: 0, hours: 0, minutes: 24, seconds: 18 });
  expect(countdownParts(90_061_000)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 });
  expect(countdownParts(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  expect(countdownParts(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

test('[B7.10] a deadline that cannot be read leaves no time', () => {
  expect(msUntil('2026-11-22T12:00:00+08', 0)).toBe(0);
});

test('[B7.10] a server time that cannot be read leaves the device’s clock', () => {
  expect(clockOffset('soon')).toBe(0);
  expect(clockOffset('2026-11-22T12:00:05Z', Date.parse('2026-11-22T12:00:00Z'))).toBe(5000);
});
