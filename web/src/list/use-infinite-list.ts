import { rowsOf } from '@meridian/sdk/react';
import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { onlyInSight } from './visible-pages.ts';

/** A page of the contract's lists. */
export interface ListPage {
  list: readonly unknown[];
  total: number;
  page: number;
  limit: number;
  /**
   * Ours, not the server's: `skipped` was never asked for and stands between pages that were, `old` was kept while others
   * were asked for again. Both are asked for when they come into sight (kept-pages.ts).
   */
  standing?: 'skipped' | 'old';
}

export type RowOf<Page extends ListPage> = Page['list'][number];

/** What the SDK's list factories give: `productList({ sort: 'hot' })`. */
export type ListOptions<Page extends ListPage, Failure, Key extends QueryKey> = UseInfiniteQueryOptions<
  Page,
  Failure,
  InfiniteData<Page, number>,
  Key,
  number
>;

/** How long a list that nobody looks at is kept, in milliseconds: the screens that are kept alive come back to it. */
const KEPT_MS = 30 * 60_000;

/**
 * A paged list of the SDK as a screen needs it: all rows so far, the first page (its facets, its summary), the total.
 * PagedList draws it; a screen calls this beside it when it shows more than the rows. Both share one answer.
 */
export function useInfiniteList<Page extends ListPage, Failure, Key extends QueryKey>(
  list: ListOptions<Page, Failure, Key>,
) {
  const queries = useQueryClient();
  const query = useInfiniteQuery({
    ...list,
    ...(typeof list.queryFn === 'function' && { queryFn: onlyInSight(list.queryFn) }),
    // A page that was left out has no rows, but is not the last.
    getNextPageParam: (last, ...all) =>
      last.standing !== 'skipped'
        ? list.getNextPageParam(last, ...all)
        : last.page * last.limit < last.total
          ? last.page + 1
          : undefined,
    gcTime: KEPT_MS,
  });
  const { data, refetch } = query;
  const rows = useMemo<RowOf<Page>[]>(() => (data === undefined ? [] : rowsOf<RowOf<Page>>(data)), [data]);
  const { queryKey } = list;
  /** Asks for the first page again; the others come again as they are reached. */
  const refresh = useCallback(() => {
    queries.setQueryData<InfiniteData<Page, number>>(
      queryKey,
      (old) => old && { pages: old.pages.slice(0, 1), pageParams: old.pageParams.slice(0, 1) },
    );
    return refetch();
  }, [queries, queryKey, refetch]);
  const pages = data?.pages;
  return {
    /** Every row that has come, each once. */
    rows,
    /** The pages they came in, those that were left out among them. */
    pages,
    /** The newest first page, undefined until it has come. */
    first: pages?.[0],
    /** How many rows there are in all, undefined until that is known. */
    total: (pages?.findLast(({ standing }) => standing === undefined) ?? pages?.at(-1))?.total,
    isPending: query.isPending,
    /** These are another list's pages, shown until this one's have come. */
    isPlaceholder: query.isPlaceholderData,
    /** What went wrong with the last call, whichever page it was for. */
    error: query.error,
    isNextError: query.isFetchNextPageError,
    isFetching: query.isFetching,
    hasNext: query.hasNextPage,
    fetchNext: query.fetchNextPage,
    /** When the answer came, in milliseconds. */
    updatedAt: query.dataUpdatedAt,
    refetch,
    refresh,
  };
}
