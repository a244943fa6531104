import { QueryObserver } from '@tanstack/query-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../cache/query-client.ts';
import { quoteRenewal } from '../cache/quotes.ts';
import { rechargeQuoteQuery } from '../operations/wallet.ts';
import { fixture } from '../testing/fixture.ts';
import { refusal } from '../testing/refusal.ts';
import { stubClient } from '../testing/stub-client.ts';
import { quoteOnScreen, sumToQuote } from './money-quote.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['49.9', {}, '49.90'],
  ['10', { min: '10.00', max: '10.00' }, '10.00'],
  ['9.99', { min: '10.00' }, undefined],
  ['10.01', { max: '10.00' }, undefined],
  ['0', {}, undefined],
  ['ten', {}, undefined],
  ['', {}, undefined],
])('of “%s” within %o, %s is quoted', (typed, range, sum) => {
  expect(sumToQuote(typed, range)).toBe(sum);
});

const quoted = fixture('quoteRecharge', { amount: '49.90' });
const answered = { data: quoted, error: null, isPlaceholderData: false, isPending: false };
const typed = { typed: '49.90', debounced: '49.90' };

test('a quote is shown for the sum that it is for', () => {
  const shown = { shown: quoted, current: quoted, isLoading: false, error: undefined };
  expect(quoteOnScreen(typed, answered)).toEqual(shown);
});

test.each([
  ['while another sum is typed', { ...typed, typed: '60' }, answered],
  ['while the quote of another sum is on its way', typed, { ...answered, isPlaceholderData: true }],
])('%s, the last quote is shown as loading, and nothing names its sum', (_, sum, result) => {
  expect(quoteOnScreen(sum, result)).toEqual({ shown: quoted, current: undefined, isLoading: true, error: undefined });
});

test.each([
  ['for text that is no sum', { ...typed, typed: 'ten' }],
  ['before another input is there', { ...typed, isAsked: false }],
  ['for a sum out of range', { ...typed, range: { max: '20.00' } }],
])('%s there is no quote, and none is loading', (_, sum) => {
  expect(quoteOnScreen(sum, answered)).toEqual({
    shown: undefined,
    current: undefined,
    isLoading: false,
    error: undefined,
  });
});

test('a refusal is shown until another sum is typed', () => {
  const error = new Error('refused');
  const result = { ...answered, error };
  expect(quoteOnScreen(typed, result)).toMatchObject({ shown: undefined, isLoading: false, error });
  expect(quoteOnScreen({ ...typed, typed: '60' }, result)).toMatchObject({ isLoading: true, error: undefined });
});

test('a quote on screen stays until it expires by the server’s clock, and is then fetched again, unless refused', async () => {
  let fetches = 0;
  const client = stubClient({
    quoteRecharge: () => {
      fetches += 1;
      const times = { server_time: '2026-11-20T10:00:00Z', valid_until: '2026-11-20T10:01:00Z' };
      return fetches > 2 ? refusal('amount_out_of_range') : fixture('quoteRecharge', times);
    },
  });
  const queryClient = createQueryClient(client, { defaultOptions: { queries: { retry: false } } });
  const options = { ...rechargeQuoteQuery({ method: 'card', amount: '49.90' }), ...quoteRenewal };
  /** As a form that shows the sum, for a moment. */
  const show = async () => {
    const end = new QueryObserver(queryClient, options).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    end();
  };
  // In Node, observers do not fetch by themselves.
  const nextFetch = () => {
    const shown = queryClient.getQueryCache().find<typeof quoted>({ queryKey: options.queryKey });
    return shown && quoteRenewal.refetchInterval(shown);
  };
  await show();
  await vi.advanceTimersByTimeAsync(59_000);
  await show();
  expect([fetches, nextFetch()]).toEqual([1, 2000]);
  await vi.advanceTimersByTimeAsync(2000);
  await show();
  expect([fetches, nextFetch()]).toEqual([2, 61_000]);
  await vi.advanceTimersByTimeAsync(61_000);
  await show();
  expect([fetches, nextFetch()]).toEqual([3, false]);
});
