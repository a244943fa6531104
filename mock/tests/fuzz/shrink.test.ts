import { expect, test } from 'vitest';
import { shrink } from './shrink.ts';

const all = Array.from({ length: 500 }, (_, index) => index);

test('only the steps that a failure needs are left', async () => {
  const fails = async (kept: readonly number[]) => [17, 18, 444].every((index) => kept.includes(index));
  expect(await shrink(all, fails, Number.POSITIVE_INFINITY)).toEqual([17, 18, 444]);
});

test('when the time is over, what was needed so far is left', async () => {
  expect(await shrink(all, async () => true, -1)).toEqual(all);
});
