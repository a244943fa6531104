import { rowsOf } from '@meridian/sdk/react';
import {
  hashKey,
  type QueryKey,
  skipToken,
  type UseQueryOptions,
  type UseQueryResult,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ListPage, LoadedPages, RowOf } from './list-pages.ts';

/** A list of the SDK's list factories, with a query for each page: `productList.pages({ sort: 'hot' })`. */
export type PagedList<Page extends ListPage, Failure, Name extends QueryKey> = (
  page: number,
) => UseQueryOptions<Page, Failure, Page, Name> & { queryKey: Name };

interface RequestedPages {
  /** All pages requested so far, in order. */
  requested: readonly number[];
  /** The pages in the viewport; only these are refetched. */
  visible: readonly number[];
}

const FIRST_PAGE = 1;
const initialPages: RequestedPages = { requested: [FIRST_PAGE], visible: [FIRST_PAGE] };

/** How long an inactive list stays in the cache, in milliseconds: kept-alive screens return to it. */
const GC_MS = 30 * 60_000;
/** The age at which a page is refetched when its screen is shown again, in milliseconds; not while it is shown. */
const STALE_MS = 15_000;

const refetchIfOld = (query: { isStaleByTime: (ms: number) => boolean }) =>
  query.isStaleByTime(STALE_MS) ? ('always' as const) : true;

const pageOptions = {
  gcTime: GC_MS,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnMount: refetchIfOld,
  refetchOnWindowFocus: refetchIfOld,
  refetchOnReconnect: refetchIfOld,
};

/**
 * A paged list of the SDK: the rows so far, the first page (with its facets and summary), and the total. InfiniteList
 * renders it; a screen that shows more than the rows also calls it. Both share one request.
 */
export function useInfiniteList<Page extends ListPage, Failure, Name extends QueryKey>(
  list: PagedList<Page, Failure, Name>,
) {
  const queries = useQueryClient();
  const { queryKey } = list(FIRST_PAGE);
  const hash = hashKey(queryKey);
  // In the query cache, so that all users of the list request the same pages.
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal keys make the same list
  const stateKey = useMemo(() => [...queryKey, 'requested'], [hash]);
  const { data = initialPages } = useQuery({
    queryKey: stateKey,
    queryFn: skipToken,
    initialData: initialPages,
    gcTime: GC_MS,
  });
  const { requested, visible } = data;
  const { pages, states } = useQueries({
    queries: requested.map(
      (page): UseQueryOptions<Page, Failure, Page, Name> => ({
        ...list(page),
        ...pageOptions,
        // A page outside of the viewport is only read; if invalidated, it is refetched when scrolled into view.
        enabled: ({ state }) =>
          visible.includes(page) ||
          (state.data === undefined && (page === FIRST_PAGE || page === requested[requested.length - 1])),
      }),
    ),
    combine: combinePages<Page>,
  });
  const loaded = useMemo<LoadedPages<Page>>(() => {
    const byNumber: (Page | undefined)[] = [];
    for (const [index, page] of requested.entries()) byNumber[page - 1] = pages[index];
    return byNumber;
  }, [requested, pages]);
  const rows = useMemo(() => rowsOf<RowOf<Page>>({ pages: pages.filter((page) => page !== undefined) }), [pages]);

  const request = useCallback(
    (pages: readonly number[], change: Partial<RequestedPages> = {}) =>
      queries.setQueryData<RequestedPages>(stateKey, (old = initialPages) => ({
        ...old,
        ...change,
        requested: [...new Set([...old.requested, ...pages])].sort((a, b) => a - b),
      })),
    [queries, stateKey],
  );
  const stateOf = (page: number) => states[requested.indexOf(page)];
  const first = stateOf(FIRST_PAGE);
  const newest = Math.max(...states.map(({ updatedAt }) => updatedAt));
  return {
    /** All loaded rows, each once. */
    rows,
    loaded,
    /** The first page; undefined until it has loaded. */
    first: loaded[0],
    /** The total number of rows, from the newest page; undefined until one is loaded. */
    total: pages[states.findIndex(({ updatedAt }) => updatedAt === newest)]?.total,
    isPending: first?.isPending ?? true,
    isFetching: states.some(({ isFetching }) => isFetching),
    /** The error of the last request of the first page, or null. */
    error: first?.error ?? null,
    /** When the first page was loaded, in milliseconds. */
    updatedAt: first?.updatedAt ?? 0,
    /** The visible pages whose last request failed. */
    failed: visible.filter((page) => stateOf(page)?.error != null),
    errorOf: (page: number) => stateOf(page)?.error ?? null,
    retry: (...pages: readonly number[]) => {
      for (const page of pages) void stateOf(page)?.refetch();
    },
    /** Requests a page that is about to become visible. */
    fetchPage: (page: number) => request([page]),
    /** Sets the visible pages, which are fetched if missing or stale. */
    setVisible: useCallback(
      (from: number, to: number) => {
        const range = Array.from({ length: to - from + 1 }, (_, index) => from + index);
        request(range, { visible: range });
      },
      [request],
    ),
    /** Refetches the first page; the others are fetched again when they are reached. */
    refresh: () => {
      for (const page of requested.slice(1)) queries.removeQueries({ queryKey: list(page).queryKey, exact: true });
      queries.setQueryData<RequestedPages>(stateKey, initialPages);
      return first?.refetch();
    },
  };
}

/** The used part of a query's result; TypeScript cannot infer all of it for a generic page. */
interface PageResult<Page> extends Pick<UseQueryResult, 'isPending' | 'isFetching' | 'dataUpdatedAt'> {
  data: Page | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** The pages and their states, combined into referentially stable objects. */
function combinePages<Page>(results: readonly PageResult<Page>[]) {
  return {
    pages: results.map(({ data }) => data),
    states: results.map(({ error, isPending, isFetching, dataUpdatedAt, refetch }) => ({
      error,
      isPending,
      isFetching,
      updatedAt: dataUpdatedAt,
      refetch,
    })),
  };
}
