import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AUTOSAVE_DELAY, createAutosave } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('many changes are saved once, a second after the first', async () => {
  const save = vi.fn(async () => undefined);
  const autosave = createAutosave(save, () => undefined);
  for (let change = 0; change < 50; change += 1) autosave.schedule();
  await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY - 1);
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(save).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10 * AUTOSAVE_DELAY);
  expect(save).toHaveBeenCalledTimes(1);
  autosave.schedule();
  await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
  expect(save).toHaveBeenCalledTimes(2);
});

test('two saves never overlap, not even the final one', async () => {
  let under = 0;
  let most = 0;
  const autosave = createAutosave(
    async () => {
      under += 1;
      most = Math.max(most, under);
      await new Promise((resolve) => setTimeout(resolve, 3 * AUTOSAVE_DELAY));
      under -= 1;
    },
    () => undefined,
  );
  autosave.schedule();
  await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
  autosave.schedule();
  await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
  const end = autosave.flush();
  await vi.advanceTimersByTimeAsync(20 * AUTOSAVE_DELAY);
  await end;
  expect([under, most]).toEqual([0, 1]);
});

test('a failed save is reported and retried at the next change', async () => {
  const save = vi.fn().mockRejectedValueOnce(new Error('disk full')).mockResolvedValue(undefined);
  const errors: unknown[] = [];
  const autosave = createAutosave(save, (error) => errors.push(error));
  autosave.schedule();
  await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
  expect(errors).toEqual([new Error('disk full')]);
  autosave.schedule();
  await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY);
  expect(save).toHaveBeenCalledTimes(2);
});
