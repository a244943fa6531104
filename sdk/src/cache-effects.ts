import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** An answer that stands for the whole of what a query holds. */
export interface Written {
  queryKey: QueryKey;
  data: unknown;
}

/** `written(orderQuery(order.id), order)`: the data must be what the query holds. */
export const written = <Data>(
  { queryKey }: { queryKey: QueryKey; queryFn?: (...context: never[]) => Data | Promise<Data> },
  data: NoInfer<Data>,
): Written => ({ queryKey, data });

/** Puts answers into the cache. A read of the same that is on its way is given up: it would bring the state of before. */
export const write = async (queryClient: QueryClient, entries: readonly Written[]): Promise<void> => {
  for (const { queryKey, data } of entries) {
    await queryClient.cancelQueries({ queryKey, exact: true });
    queryClient.setQueryData(queryKey, data);
  }
};

/**
 * Marks the answers of operations as out of date, but for those just written. Those on screen are asked for again now,
 * or, with `later`, when they are next shown.
 */
export const invalidate = (
  queryClient: QueryClient,
  changed: readonly string[],
  { but = [], later = false }: { but?: readonly Written[]; later?: boolean } = {},
): void => {
  const cache = queryClient.getQueryCache();
  const fresh = new Set(but.map(({ queryKey }) => cache.find({ queryKey })?.queryHash));
  const predicate = ({ queryKey, queryHash }: Query) => changed.includes(String(queryKey[0])) && !fresh.has(queryHash);
  void queryClient.invalidateQueries({ predicate, refetchType: later ? 'none' : 'active' });
};
