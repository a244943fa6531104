import { rowsOf } from '@meridian/sdk/react';
import {
  type InfiniteData,
  type Query,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

/** A page of the contract's lists. */
export interface ListPage {
  list: readonly unknown[];
  total: number;
  page: number;
  limit: number;
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

/** Lists of more pages are not asked for again, page by page, only because the customer came back to them. */
const SHORT = 3;

function mayAskAgain<Page, Failure, Data, Key extends QueryKey>({ state }: Query<Page, Failure, Data, Key>): boolean {
  const { data } = state;
  const pages = typeof data === 'object' && data !== null && 'pages' in data ? data.pages : [];
  return state.isInvalidated || (Array.isArray(pages) && pages.length <= SHORT);
}

/**
 * A paged list of the SDK as a screen needs it: all rows so far, the first page (its facets, its summary), the total.
 * PagedList draws it; a screen calls this beside it when it shows more than the rows. Both share one answer.
 */
export function usePages<Page extends ListPage, Failure, Key extends QueryKey>(list: ListOptions<Page, Failure, Key>) {
  const queries = useQueryClient();
  const query = useInfiniteQuery({
    ...list,
    gcTime: KEPT_MS,
    refetchOnMount: mayAskAgain,
    refetchOnWindowFocus: mayAskAgain,
    refetchOnReconnect: mayAskAgain,
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
  return {
    /** Every row that has come, each once. */
    rows,
    /** The newest first page, undefined until it has come. */
    first: data?.pages[0],
    /** How many rows there are in all, undefined until that is known. */
    total: data?.pages.at(-1)?.total,
    isPending: query.isPending,
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
