import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToast, subscribeToToasts, toasts } from './toasts.ts';

let unsubscribe: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  unsubscribe = subscribeToToasts(() => {});
});
afterEach(() => {
  unsubscribe();
  toasts.close();
  vi.useRealTimers();
});

const shown = () => currentToast()?.text ?? 'none';

test('[R9.03] a toast is shown for 1200 ms', () => {
  toasts.done('Saved');
  vi.advanceTimersByTime(1199);
  expect(shown()).toBe('Saved');
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('none');
});

test('[R9.03] a loading toast stays until it is closed', () => {
  const close = toasts.loading('Paying');
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe('Paying');
  close();
  expect(shown()).toBe('none');
});

test('the time of a toast starts when the first screen can show it', () => {
  unsubscribe();
  toasts.plain('Please log in first');
  vi.advanceTimersByTime(10_000);
  unsubscribe = subscribeToToasts(() => {});
  vi.advanceTimersByTime(1199);
  expect(shown()).toBe('Please log in first');
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('none');
});

test('an error toast is shown for four seconds, a toast with an action for five', () => {
  toasts.error('Refused');
  vi.advanceTimersByTime(3999);
  expect(shown()).toBe('Refused');
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('none');
  toasts.done('Removed', { label: 'Undo', run: () => {} });
  vi.advanceTimersByTime(4999);
  expect(shown()).toBe('Removed');
});

test('an error that is also shown on the screen has a toast of 1200 ms', () => {
  toasts.echo('Refused');
  vi.advanceTimersByTime(1199);
  expect(shown()).toBe('Refused');
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('none');
});

test('the newest toast wins, and closing an older one leaves it', () => {
  const closeOld = toasts.loading('Old');
  toasts.done('New');
  closeOld();
  expect(shown()).toBe('New');
});
