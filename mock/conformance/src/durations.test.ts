import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDurations } from './durations.ts';

function durationsOf(list: readonly number[]) {
  const durations = createDurations();
  for (const one of list) durations.add(one);
  return durations;
}

test('a quantile is right within a twentieth, or half a millisecond', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 120_000, noNaN: true }), { minLength: 1 }), (list) => {
      const exact = list.toSorted((one, other) => one - other)[Math.ceil(list.length * 0.95) - 1] ?? Number.NaN;
      const estimated = durationsOf(list).quantile(0.95) ?? Number.NaN;
      expect(Math.abs(estimated - exact)).toBeLessThanOrEqual(Math.max(exact / 20, 0.5));
    }),
  );
  expect(durationsOf([104.5]).quantile(0.95)).toBe(100);
  expect(durationsOf([]).quantile(0.95)).toBeUndefined();
});

test('a recording of days keeps no more counts than one of minutes', () => {
  const durations = createDurations();
  for (let index = 0; index < 200_000; index += 1) durations.add((index * 7919) % 100_000);
  expect(durations.size()).toBeLessThan(400);
  expect(durations.quantile(0.95)).toBe(95_000);
});
