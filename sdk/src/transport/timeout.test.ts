import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rejectionOf } from '../../tests/test-client.ts';
import { startDeadline, untilAborted } from './timeout.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const never = new Promise<never>(() => undefined);

test('[R7.02] the signal aborts when the time is up, not before', () => {
  const { signal, expired } = startDeadline(10_000);
  vi.advanceTimersByTime(9999);
  expect([signal.aborted, expired()]).toEqual([false, false]);
  vi.advanceTimersByTime(1);
  expect([signal.aborted, expired()]).toEqual([true, true]);
});

test('an infinite time is never up, nor one longer than a timer can be', () => {
  const { signal, restart } = startDeadline(Number.POSITIVE_INFINITY);
  restart();
  const { signal: long } = startDeadline(2 ** 31);
  vi.advanceTimersByTime(86_400_000);
  expect([signal.aborted, long.aborted]).toEqual([false, false]);
});

test('an abort by the caller aborts the signal without expiring the deadline', () => {
  const caller = new AbortController();
  const { signal, expired } = startDeadline(10_000, caller.signal);
  caller.abort();
  expect([signal.aborted, expired()]).toEqual([true, false]);
  vi.advanceTimersByTime(10_000);
  expect(expired(), 'when the time would have been up').toBe(false);
});

test('[B7.08] a caller can abort without AbortSignal.any, and its listener is removed afterwards', () => {
  vi.stubGlobal(
    'AbortSignal',
    Object.assign(() => undefined, { any: undefined }),
  );
  const caller = new AbortController();
  const first = startDeadline(10_000, caller.signal);
  const cleared = startDeadline(10_000, caller.signal);
  cleared.clear();
  caller.abort('gone');
  expect([first.signal.reason, cleared.signal.aborted]).toEqual(['gone', false]);
  expect(startDeadline(10_000, caller.signal).signal.reason).toBe('gone');
});

test('a restart grants the full time again', () => {
  const { signal, restart } = startDeadline(1000);
  vi.advanceTimersByTime(999);
  restart();
  vi.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});

test('untilAborted rejects on abort even if the work ignores the signal', async () => {
  const { signal } = startDeadline(1000);
  const left = rejectionOf(untilAborted(never, signal));
  vi.advanceTimersByTime(1000);
  expect(await left).toMatchObject({ name: 'TimeoutError' });
  expect(await rejectionOf(untilAborted(never, AbortSignal.abort('gone')))).toBe('gone');
});

test('untilAborted settles with the work and leaves no timer', async () => {
  const { signal, clear } = startDeadline(1000);
  expect(await untilAborted(Promise.resolve('done'), signal)).toBe('done');
  clear();
  expect(vi.getTimerCount()).toBe(0);
});
