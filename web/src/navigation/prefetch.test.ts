import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { prefetch, prefetchMissing } from './prefetch.ts';

afterEach(() => void vi.useRealTimers());

test('the query of an opened screen is sent once, although the previous screen reads the same query', async () => {
  const asked: { signal: AbortSignal; answer: (quote: string) => void }[] = [];
  const quote = queryOptions({
    queryKey: ['quote'],
    queryFn: ({ signal }) => new Promise<string>((answer) => asked.push({ signal, answer })),
    staleTime: 0,
  });
  const queries = new QueryClient();
  const leaveBag = new QueryObserver(queries, quote).subscribe(() => {});
  asked[0]?.answer('as of the bag');
  await expect.poll(() => queries.getQueryData(quote.queryKey)).toBe('as of the bag');
  prefetch({ context: { queries }, preload: false }, quote);
  leaveBag();
  const leaveCheckout = new QueryObserver(queries, quote).subscribe(() => {});
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([false, false]);
  asked[1]?.answer('as of the checkout');
  await expect.poll(() => queries.getQueryData(quote.queryKey)).toBe('as of the checkout');
  leaveCheckout();
  expect(queries.getQueryCache().find({ queryKey: quote.queryKey })?.getObserversCount()).toBe(0);
});

test('a preloaded route sends no request', () => {
  const queries = new QueryClient();
  prefetch({ context: { queries }, preload: true }, { queryKey: ['quote'], queryFn: () => 'never' });
  expect(queries.getQueryCache().getAll()).toEqual([]);
});

test('a request waiting for its retry is answered even if its screen is opened again', async () => {
  vi.useFakeTimers();
  let tries = 0;
  const bills = queryOptions({
    queryKey: ['bills'],
    queryFn: async () => {
      tries += 1;
      if (tries === 1) throw new Error('no network');
      return 'all of them';
    },
    retry: 1,
    retryDelay: 100,
  });
  const queries = new QueryClient();
  prefetch({ context: { queries }, preload: false }, bills);
  await vi.advanceTimersByTimeAsync(99);
  expect(queries.getQueryState(bills.queryKey)?.fetchFailureCount).toBe(1);
  prefetch({ context: { queries }, preload: false }, bills);
  await vi.advanceTimersByTimeAsync(1);
  expect(queries.getQueryData(bills.queryKey)).toBe('all of them');
});

test('what the cache has is not asked for again, however old it is', () => {
  const queries = new QueryClient();
  const asked = vi.fn(() => 'page 1');
  const page = queryOptions({ queryKey: ['bills', 1], queryFn: asked });
  queries.setQueryData(page.queryKey, 'page 1', { updatedAt: 1 });
  prefetchMissing({ context: { queries }, preload: false }, page);
  expect(asked).not.toHaveBeenCalled();
  queries.removeQueries();
  prefetchMissing({ context: { queries }, preload: false }, page);
  expect(asked).toHaveBeenCalledTimes(1);
});
