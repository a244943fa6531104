import {
  type InfiniteData,
  type QueryClient,
  type QueryFunction,
  type QueryFunctionContext,
  type QueryKey,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { pageAt } from './row-positions.ts';
import type { ListOptions, ListPage } from './use-infinite-list.ts';

type Pages<Page> = InfiniteData<Page, number>;

/** Which pages of a list are in sight, by the list's query. Nobody draws it: then its first page is all that shows. */
const sights = new WeakMap<object, readonly number[]>();

const FIRST_PAGE = 1;

function queryOf(queries: QueryClient, queryKey: QueryKey) {
  return queries.getQueryCache().find({ queryKey, exact: true });
}

/**
 * An infinite query that is asked for again asks for all its pages, one after the other: two hundred calls because one
 * heart was pressed. Wrapped in this, only the pages in sight are asked for; the others stay as they are, marked as old,
 * until they come into sight themselves (`usePagesInSight`).
 */
export function onlyInSight<Page extends ListPage, Key extends QueryKey>(
  ask: QueryFunction<Page, Key, number>,
): QueryFunction<Page, Key, number> {
  return (context) => {
    const { client, queryKey, pageParam } = context;
    const { pages = [], pageParams = [] } = client.getQueryData<Pages<Page>>(queryKey) ?? {};
    const held = pages[pageParams.indexOf(pageParam)];
    const query = queryOf(client, queryKey);
    const sight = (query && sights.get(query)) ?? [FIRST_PAGE];
    if (held === undefined || pages.length === 1 || sight.includes(pageParam)) return ask(context);
    return { ...held, standing: held.standing ?? 'old' };
  };
}

/**
 * Makes a list as long as so many pages without asking for them: they are left out until they come into sight. So a list
 * that was left far down is there again with the calls of one screen.
 */
export function skipTo<Page extends ListPage>(queries: QueryClient, queryKey: QueryKey, lastPage: number): void {
  queries.setQueryData<Pages<Page>>(queryKey, (old) => {
    const first = old?.pages[0];
    if (old === undefined || first === undefined) return old;
    const end = Math.min(lastPage, Math.ceil(first.total / first.limit));
    const added = Array.from(
      { length: Math.max(0, end - old.pages.length) },
      (_, place) => old.pages.length + place + 1,
    );
    if (added.length === 0) return old;
    return {
      pages: [...old.pages, ...added.map((page): Page => ({ ...first, page, list: [], standing: 'skipped' }))],
      pageParams: [...old.pageParams, ...added],
    };
  });
}

/**
 * Is told which rows are in sight, asks for those of their pages that are old or were left out, and says what became of
 * it. `starts` are the places that the pages begin at.
 */
export function usePagesInSight<Page extends ListPage, Failure, Key extends QueryKey>(
  list: ListOptions<Page, Failure, Key>,
  pages: readonly Page[],
  starts: readonly number[],
) {
  const { queryKey, queryFn } = list;
  const queries = useQueryClient();
  const [sight, setSight] = useState<readonly number[]>([FIRST_PAGE]);
  const look = useCallback(
    (from: number, to: number) => {
      const [first, last] = [pageAt(starts, from), pageAt(starts, to)];
      const next = Array.from({ length: last - first + 1 }, (_, place) => first + place);
      const query = queryOf(queries, queryKey);
      if (query !== undefined) sights.set(query, next);
      setSight((old) => (old[0] === first && old.at(-1) === last ? old : next));
    },
    [queries, queryKey, starts],
  );
  const asked = useQueries({
    queries: sight
      .filter((page) => pages[page - 1]?.standing !== undefined)
      .map((page) => ({
        queryKey: [...queryKey, page],
        queryFn: async ({ client, signal, meta }: QueryFunctionContext) => {
          if (typeof queryFn !== 'function') return page;
          const answer = await queryFn({ client, signal, meta, queryKey, pageParam: page, direction: 'forward' });
          client.setQueryData<Pages<Page>>(
            queryKey,
            (old) => old && { ...old, pages: old.pages.map((one, place) => (place === page - 1 ? answer : one)) },
          );
          return page;
        },
        // It only carries the page over.
        gcTime: 0,
        staleTime: 0,
      })),
  });
  const failed = asked.filter(({ isError }) => isError);
  return {
    /** Tells the first and the last row in sight. */
    look,
    isFetching: asked.some(({ isFetching }) => isFetching),
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
