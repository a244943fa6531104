import { hashKey, type Query, type QueryKey } from '@tanstack/query-core';
import { asOf } from '../lists/position.ts';
import type { AnyQueryClient } from './query-client.ts';

/**
 * The `as_of` to request later pages with: that of the first page. If the first page is being refetched, as after a
 * mutation that changes all pages, waits for the new one.
 */
export const currentAsOf = async (queryClient: AnyQueryClient, firstPage: QueryKey): Promise<string | undefined> => {
  const first = queryClient.getQueryCache().find({ queryKey: firstPage });
  const held = asOf(first?.state.data);
  if (!first || !held || first.state.fetchStatus === 'idle') return held;
  return asOf(await first.promise?.catch(() => undefined)) ?? held;
};

/** Call with the new `as_of` of the first page: the cached later pages belong to an older state of the list. */
export const invalidateLaterPages = (
  queryClient: AnyQueryClient,
  firstPage: QueryKey,
  moment: string | undefined,
): void => {
  const held = asOf(queryClient.getQueryData(firstPage));
  if (!held || held === moment) return;
  const list = firstPage.slice(0, -1);
  const predicate = ({ queryKey }: Query) => hashKey(queryKey) !== hashKey(firstPage);
  void queryClient.invalidateQueries({ queryKey: list, predicate });
};
