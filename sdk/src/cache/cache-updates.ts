import type { Query, QueryKey } from '@tanstack/query-core';
import type { AnyQueryClient } from './query-client.ts';

/** An answer that replaces the data of a query. */
export interface CacheEntry {
  queryKey: QueryKey;
  data: unknown;
}

/** `cacheEntry(orderQuery(order.id), order)`: the data must have the type of the query. */
export const cacheEntry = <Data>(
  { queryKey }: { queryKey: QueryKey; queryFn?: (...context: never[]) => Data | Promise<Data> },
  data: NoInfer<Data>,
): CacheEntry => ({ queryKey, data });

/** Writes entries to the cache. A pending fetch of the same query is cancelled: it would bring back the old state. */
export const writeEntries = async (queryClient: AnyQueryClient, entries: readonly CacheEntry[]): Promise<void> => {
  for (const { queryKey, data } of entries) {
    await queryClient.cancelQueries({ queryKey, exact: true });
    queryClient.setQueryData(queryKey, data);
  }
};

/**
 * Invalidates the queries of operations, except the entries just written. Observed queries are refetched now, or, with
 * `refetchType: 'none'`, when they are next mounted. A query that is being fetched is fetched again: its request was
 * sent before the change, so its answer may be stale.
 */
export const invalidateOperations = (
  queryClient: AnyQueryClient,
  changed: readonly string[],
  { except = [], refetchType = 'active' }: { except?: readonly CacheEntry[]; refetchType?: 'active' | 'none' } = {},
): void => {
  const cache = queryClient.getQueryCache();
  const fresh = new Set(except.map(({ queryKey }) => cache.find({ queryKey })?.queryHash));
  const predicate = ({ queryKey, queryHash }: Query) => changed.includes(String(queryKey[0])) && !fresh.has(queryHash);
  const fetching = new Set(cache.findAll({ predicate, fetchStatus: 'fetching' }));
  void queryClient.invalidateQueries({ predicate: (query) => predicate(query) && !fetching.has(query), refetchType });
  for (const query of fetching) {
    // If the new fetch is cancelled, because its screen is left, the query stays invalidated.
    query.invalidate();
    // Silently: whoever waits for it gets the new answer.
    void query.cancel({ silent: true });
    query.fetch().catch(() => undefined);
  }
};
