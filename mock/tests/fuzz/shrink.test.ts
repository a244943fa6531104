import { expect, test } from 'vitest';
import { shrink } from './shrink.ts';

const all = Array.from({ length: 500 }, (_, index) => index);

test('only the steps needed for a failure are kept', async () => {
  const fails = async (kept: readonly number[]) => [17, 18, 444].every((index) => kept.includes(index));
  expect(await shrink(all, fails, Number.POSITIVE_INFINITY)).toEqual([17, 18, 444]);
});

test('when the time is up, the steps needed so far are kept', async () => {
  expect(await shrink(all, async () => true, -1)).toEqual(all);
});
