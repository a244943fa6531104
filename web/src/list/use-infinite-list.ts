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

/** What the SDK's list factories give, each page a query of its own: `productList.pages({ sort: 'hot' })`. */
export type PagedList<Page extends ListPage, Failure, Name extends QueryKey> = (
  page: number,
) => UseQueryOptions<Page, Failure, Page, Name> & { queryKey: Name };

/** Which pages of a list are asked for. */
interface RequestedPages {
  /** All that have been asked for so far, in their order. */
  requested: readonly number[];
  /** Those in the window: of what has come, they alone are asked for again. */
  visible: readonly number[];
}

const FIRST_PAGE = 1;
const initialPages: RequestedPages = { requested: [FIRST_PAGE], visible: [FIRST_PAGE] };

/** How long a list that nobody looks at is kept, in milliseconds: the screens that are kept alive come back to it. */
const GC_MS = 30 * 60_000;
/** How old a page may be, in milliseconds, when its screen is shown again; while it is shown, it does not age. */
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
 * A paged list of the SDK as a screen needs it: the rows so far, the first page (its facets, its summary), the total.
 * InfiniteList draws it; a screen calls this beside it when it shows more than the rows. Both share one answer.
 */
export function useInfiniteList<Page extends ListPage, Failure, Name extends QueryKey>(
  list: PagedList<Page, Failure, Name>,
) {
  const queries = useQueryClient();
  const { queryKey } = list(FIRST_PAGE);
  const hash = hashKey(queryKey);
  // Beside the pages in the cache: whoever shows the list asks for the same ones.
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
        // A page out of the window is only read. Marked as out of date meanwhile, it is asked for again when it comes there.
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
    /** Every row that has come, each once. */
    rows,
    loaded,
    /** The first page, undefined until it has come. */
    first: loaded[0],
    /** How many rows there are in all, as the newest page says; undefined until one has come. */
    total: pages[states.findIndex(({ updatedAt }) => updatedAt === newest)]?.total,
    isPending: first?.isPending ?? true,
    isFetching: states.some(({ isFetching }) => isFetching),
    /** What went wrong with the last call for the first page, if it did. */
    error: first?.error ?? null,
    /** When the first page came, in milliseconds. */
    updatedAt: first?.updatedAt ?? 0,
    /** The pages in the window whose last call failed. */
    failed: visible.filter((page) => stateOf(page)?.error != null),
    errorOf: (page: number) => stateOf(page)?.error ?? null,
    retry: (...pages: readonly number[]) => {
      for (const page of pages) void stateOf(page)?.refetch();
    },
    /** Asks for a page that is about to come into the window. */
    fetchPage: (page: number) => request([page]),
    /** Tells which pages are in the window, so that they are asked for where they are missing or out of date. */
    setVisible: useCallback(
      (from: number, to: number) => {
        const range = Array.from({ length: to - from + 1 }, (_, index) => from + index);
        request(range, { visible: range });
      },
      [request],
    ),
    /** Asks for the first page again; the others come again as they are reached. */
    refresh: () => {
      for (const page of requested.slice(1)) queries.removeQueries({ queryKey: list(page).queryKey, exact: true });
      queries.setQueryData<RequestedPages>(stateKey, initialPages);
      return first?.refetch();
    },
  };
}

/** The part of a query's result that is used: TypeScript cannot work out the whole of it for a page it does not know. */
interface PageResult<Page> extends Pick<UseQueryResult, 'isPending' | 'isFetching' | 'dataUpdatedAt'> {
  data: Page | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** What an InfiniteList needs to know of its pages; what stays the same between two answers stays the same object. */
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
