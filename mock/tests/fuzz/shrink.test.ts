import { expect, onTestFinished, test, vi } from 'vitest';
import { shrink } from './shrink.ts';

const all = Array.from({ length: 500 }, (_, index) => index);

test('only the steps needed for a failure are kept', async () => {
  const fails = async (kept: readonly number[]) => [17, 18, 444].every((index) => kept.includes(index));
  expect(await shrink(all, fails, Number.POSITIVE_INFINITY)).toEqual([17, 18, 444]);
});

test('when the time is up, the steps that may still be needed are kept', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const fails = async (kept: readonly number[]) => {
    vi.advanceTimersByTime(1);
    return kept.includes(17);
  };
  // Time for two tries: without the first half it no longer fails, without the second it does.
  expect(await shrink(all, fails, 1)).toEqual(all.slice(0, 250));
});
