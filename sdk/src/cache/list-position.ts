import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/query-core';
import { asOf } from '../lists/position.ts';

/**
 * The moment that later pages are asked for: the first page's. If that is being refetched, as after a mutation that
 * changes them all, the coming one.
 */
export const currentAsOf = async (queryClient: QueryClient, firstPage: QueryKey): Promise<string | undefined> => {
  const first = queryClient.getQueryCache().find({ queryKey: firstPage });
  const held = asOf(first?.state.data);
  if (!first || !held || first.state.fetchStatus === 'idle') return held;
  return asOf(await first.promise?.catch(() => undefined)) ?? held;
};

/** To be called with the first page's new moment: the later pages are those of another list by now. */
export const invalidateLaterPages = (
  queryClient: QueryClient,
  firstPage: QueryKey,
  moment: string | undefined,
): void => {
  const held = asOf(queryClient.getQueryData(firstPage));
  if (!held || held === moment) return;
  const list = firstPage.slice(0, -1);
  const predicate = ({ queryKey }: Query) => hashKey(queryKey) !== hashKey(firstPage);
  void queryClient.invalidateQueries({ queryKey: list, predicate });
};
