import { afterEach, expect, test, vi } from 'vitest';
import { createServerClock } from './server-clock.ts';

afterEach(() => vi.useRealTimers());

// The `time` of an envelope: whole seconds since 1970.
const TIME = 1_795_168_800;
const HOUR_MS = 3_600_000;

const heardAt = (now: number) => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now });
  const clock = createServerClock();
  clock.ask()(String(TIME));
  return clock;
};

test('[B5.19] the server’s time is unknown before its first answer, and after one without a time', () => {
  const clock = createServerClock();
  expect(clock.now()).toBeUndefined();
  for (const time of [undefined, null, 1, '', '-1', '1e9', 'soon']) clock.ask()(time);
  expect(clock.now()).toBeUndefined();
});

test.each([0, TIME * 1000, Date.UTC(2050)])('[B5.19] a device whose clock says %i goes by the server’s', (now) => {
  const clock = heardAt(now);
  vi.advanceTimersByTime(HOUR_MS);
  expect(clock.now()).toEqual({ from: TIME * 1000 + HOUR_MS, to: TIME * 1000 + HOUR_MS + 1000 });
});

test('[B5.19] a clock that is moved, or a device that slept, leaves the server’s time less certain, never wrong', () => {
  const clock = heardAt(TIME * 1000);
  vi.setSystemTime(TIME * 1000 + HOUR_MS);
  expect(clock.now()).toEqual({ from: TIME * 1000, to: TIME * 1000 + HOUR_MS + 1000 });
  vi.setSystemTime(TIME * 1000 - HOUR_MS);
  expect(clock.now()).toEqual({ from: TIME * 1000, to: TIME * 1000 + 1000 });
});

test('[B5.19] an answer that was long on its way may have been made when it was asked for', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 0 });
  const clock = createServerClock();
  const hear = clock.ask();
  vi.advanceTimersByTime(HOUR_MS);
  hear(String(TIME));
  expect(clock.now()).toEqual({ from: TIME * 1000, to: TIME * 1000 + HOUR_MS + 1000 });
});
