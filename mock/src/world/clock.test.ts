import { expect, test } from 'vitest';
import { createClock, DAY, EPOCH, HOUR } from './clock.ts';

test('a clock starts at the epoch and runs with real time', () => {
  let real = 500;
  const clock = createClock({ running: () => real });
  expect(clock.now()).toBe(EPOCH);
  expect(new Date(clock.now()).toISOString()).toBe('2026-11-20T10:00:00.000Z');
  real += 1234.7;
  expect(clock.now()).toBe(EPOCH + 1234);
});

test('time can be advanced, and continues from a saved world’s time', () => {
  const clock = createClock({ running: () => 0 });
  clock.advance(2 * DAY);
  expect(clock.now()).toBe(EPOCH + 2 * DAY);
  const later = createClock({ elapsed: clock.elapsed(), running: () => 0 });
  later.advance(HOUR);
  expect(later.now()).toBe(EPOCH + 2 * DAY + HOUR);
});

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('time cannot pass by %s', (duration) => {
  const clock = createClock({ running: () => 0 });
  expect(() => clock.advance(duration)).toThrow('Time cannot pass');
  expect(clock.now()).toBe(EPOCH);
});
