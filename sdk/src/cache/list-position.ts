import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';

// The contract's lists are { list, total, page, limit }. One that grows at its head answers `as_of` too, and takes it back
// with the later pages: a row that came meanwhile would push the last of one page into the next.

export const FIRST_PAGE = 1;

/** Which page of a list, and for a list that grows at its head, as of when. */
export interface Position {
  page: number;
  as_of?: string | undefined;
}

/** As of when a page is; undefined for a list that does not say. */
export const asOf = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'as_of' in data && typeof data.as_of === 'string'
    ? data.as_of
    : undefined;

/** Where the page after this one is; undefined after the last. */
export const nextPage = (last: object): Position | undefined => {
  if (!('list' in last && 'total' in last && 'page' in last && 'limit' in last)) return undefined;
  const { list, total, page, limit } = last;
  const isEmpty = Array.isArray(list) && list.length === 0;
  return isEmpty || Number(page) * Number(limit) >= Number(total)
    ? undefined
    : { page: Number(page) + 1, as_of: asOf(last) };
};

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
