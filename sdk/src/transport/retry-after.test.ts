import { afterEach, expect, test, vi } from 'vitest';
import { retryAfterOf } from './retry-after.ts';

afterEach(() => vi.useRealTimers());

/** The three forms of one moment, from RFC 9110, 5.6.7. */
const moment = ['Sun, 06 Nov 1994 08:49:37 GMT', 'Sunday, 06-Nov-94 08:49:37 GMT', 'Sun Nov  6 08:49:37 1994'];

test.each(moment)('%s is a wait from the answer’s own date, whatever the device’s clock says', (value) => {
  vi.useFakeTimers({ now: new Date('2031-01-01') });
  const headers = new Headers({ 'Retry-After': value, Date: 'Sun, 06 Nov 1994 08:49:31 GMT' });
  expect(retryAfterOf(headers)).toBe(6);
});

test.each(moment)('%s is a wait from now where the answer’s date cannot be read', (value) => {
  vi.useFakeTimers({ now: new Date('1994-11-06T08:48:37.500Z') });
  expect(retryAfterOf(new Headers({ 'Retry-After': value }))).toBe(60);
});

test.each([
  ['120', 120],
  ['0', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['soon', undefined],
  ['Sunday, in the morning', undefined],
  ['2999-01-01T00:00:00Z', undefined],
])('%s is %s seconds', (value, seconds) => {
  expect(retryAfterOf(new Headers({ 'Retry-After': value }))).toBe(seconds);
});

test('a date in the past, or no value, is no wait', () => {
  const headers = new Headers({ 'Retry-After': 'Sun, 06 Nov 1994 08:49:37 GMT' });
  expect(retryAfterOf(headers)).toBeUndefined();
  expect(retryAfterOf(new Headers())).toBeUndefined();
});
