import { ApiError } from '@meridian/sdk';
import { expect, test, vi } from 'vitest';
import { mayBeDone, repeatUnanswered } from './unanswered.ts';

const failure = (kind: 'network' | 'not-json' | 'duplicate' | 'http', status?: number) =>
  new ApiError({ kind, operation: 'applyRefund', reason: kind, status });
const refusal = new ApiError({ kind: 'business', operation: 'applyRefund', reason: 'refund_not_allowed', code: 4001 });

const outcome = (send: () => Promise<unknown>, isLost?: typeof mayBeDone) =>
  repeatUnanswered(send, isLost).catch((error: unknown) => error);

test('[B5.15] what got no answer is sent once more, and its answer counts', async () => {
  const send = vi.fn().mockRejectedValueOnce(failure('network')).mockResolvedValueOnce('opened');
  expect(await outcome(send)).toBe('opened');
  expect(send).toHaveBeenCalledTimes(2);
});

test('[B5.15] a repeat that is held back as a double tap, or one too many, leaves the first one unanswered; one that is refused says so', async () => {
  const unreadable = failure('not-json');
  for (const putOff of [failure('duplicate'), failure('http', 429)]) {
    expect(await outcome(vi.fn().mockRejectedValueOnce(unreadable).mockRejectedValueOnce(putOff))).toBe(unreadable);
  }
  expect(await outcome(vi.fn().mockRejectedValueOnce(unreadable).mockRejectedValueOnce(refusal))).toBe(refusal);
});

test('[B5.15] a refusal is not repeated, nor is a failed server unless the caller says so', async () => {
  const send = vi.fn().mockRejectedValue(refusal);
  expect(await outcome(send)).toBe(refusal);
  expect(send).toHaveBeenCalledTimes(1);
  const failing = vi.fn().mockRejectedValue(failure('http', 500));
  await outcome(failing);
  expect(failing).toHaveBeenCalledTimes(1);
  await outcome(failing, mayBeDone);
  expect(failing).toHaveBeenCalledTimes(3);
});
