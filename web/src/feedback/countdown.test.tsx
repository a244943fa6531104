// @vitest-environment jsdom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { drawInDocument } from '../draw-in-document.testing.tsx';
import { Countdown } from './countdown.tsx';

test('a countdown follows the server’s clock, and ends a second late, again if the server is late', async () => {
  // The device's clock is years ahead.
  vi.useFakeTimers({ now: new Date('2031-05-05T05:05:05Z') });
  onTestFinished(() => void vi.useRealTimers());
  const onEnd = vi.fn();
  const until = (serverTime: string) => (
    <Countdown deadline="2026-11-20T10:02:00Z" serverTime={serverTime} receivedAt={Date.now()} onEnd={onEnd} />
  );
  const { box, redraw } = await drawInDocument(until('2026-11-20T10:00:30Z'));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  expect(box.textContent).toBe('1:30');
  await pass(60_000);
  expect(box.textContent).toBe('0:30');
  await pass(30_900);
  expect(onEnd).not.toHaveBeenCalled();
  await pass(200);
  expect(onEnd).toHaveBeenCalledTimes(1);
  await redraw(until('2026-11-20T10:02:03Z'));
  await pass(3100);
  expect(onEnd).toHaveBeenCalledTimes(2);
});
