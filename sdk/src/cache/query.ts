import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApiErrorOf } from '../client/api-error.ts';
import type { ArgsOf, DataOf, OperationId } from '../client/operation-types.ts';
import { clientOf } from './query-client.ts';

/** How long an answer is fresh and kept, in milliseconds, where the default of 15 s is not right. */
export interface CacheTimes {
  staleTime?: number;
  gcTime?: number;
}

/** The parameters of a paged list; the page is added by the query. */
export type ListParams<Op extends OperationId> = Omit<NonNullable<ArgsOf<Op>['query']>, 'page'>;

/**
 * A factory of TanStack query options for one operation: `query('getOrder', (id: number) => ({ query: { id } }))`.
 * The first part of a key is the operation, by which mutations invalidate; the second tells a plain query from an
 * infinite one, whose data has another shape.
 */
export const query = <Op extends OperationId, Params extends unknown[]>(
  operation: Op,
  argsFor: (...params: Params) => ArgsOf<Op>,
  times: CacheTimes = {},
) => {
  const factory = (...params: Params) => {
    const args = argsFor(...params);
    return queryOptions<DataOf<Op>, ApiErrorOf<Op>, DataOf<Op>, readonly [Op, 'one', ArgsOf<Op>]>({
      ...times,
      queryKey: [operation, 'one', args],
      queryFn: ({ client, signal }) => clientOf(client).call(operation, args, { signal }),
    });
  };
  return Object.assign(factory, { operation });
};

const FIRST_PAGE = 1;

// The contract's lists are { list, total, page, limit }.
const nextPage = (last: object): number | undefined => {
  if (!('list' in last && 'total' in last && 'page' in last && 'limit' in last)) return undefined;
  const { list, total, page, limit } = last;
  const isEmpty = Array.isArray(list) && list.length === 0;
  return isEmpty || Number(page) * Number(limit) >= Number(total) ? undefined : Number(page) + 1;
};

/** Operations that answer with a page of a list. */
export type PagedId = {
  [Op in OperationId]: DataOf<Op> extends { list: unknown[]; total: number; page: number; limit: number } ? Op : never;
}[OperationId];

type ListArgs<Op extends PagedId> =
  Partial<ListParams<Op>> extends ListParams<Op> ? [params?: ListParams<Op>] : [params: ListParams<Op>];

/**
 * The key of one page of a list. What tells the pages of a list apart stands in its last part alone; a list that is
 * asked for as of a moment has it there too.
 */
export type PageKey<Op extends PagedId> = readonly [Op, 'page', { query: object }, { page: number }];

/**
 * A factory of TanStack infinite query options for a paged list, page after page until its `total` is reached. Its
 * `pages` gives each page as a query of its own instead, for a list that asks for any of them at any time:
 * `useQueries({ queries: [1, 7].map(productList.pages({ sort: 'hot' })) })`.
 */
export const infiniteQuery = <Op extends PagedId>(operation: Op, times: CacheTimes = {}) => {
  // Every paged list takes `page` in its query; TypeScript cannot see that of an operation it does not know yet.
  const argsFor = (page: number, params: object = {}) => ({ query: { ...params, page } }) as ArgsOf<Op>;
  const factory = (...[params]: ListArgs<Op>) =>
    infiniteQueryOptions<
      DataOf<Op>,
      ApiErrorOf<Op>,
      InfiniteData<DataOf<Op>, number>,
      readonly [Op, 'pages', ArgsOf<Op>],
      number
    >({
      ...times,
      queryKey: [operation, 'pages', argsFor(FIRST_PAGE, params)],
      queryFn: ({ client, signal, pageParam }) =>
        clientOf(client).call(operation, argsFor(pageParam, params), { signal }),
      initialPageParam: FIRST_PAGE,
      getNextPageParam: nextPage,
    });
  const pages =
    (...[params]: ListArgs<Op>) =>
    (page: number) =>
      queryOptions<DataOf<Op>, ApiErrorOf<Op>, DataOf<Op>, PageKey<Op>>({
        ...times,
        queryKey: [operation, 'page', { query: params ?? {} }, { page }],
        queryFn: ({ client, signal }) => clientOf(client).call(operation, argsFor(page, params), { signal }),
      });
  return Object.assign(factory, { operation, pages });
};

/**
 * The rows of all pages, deduplicated by id: a row may move from one page to the next between two calls. To be given
 * as `select`, or called on the data.
 */
export const rowsOf = <Row>({ pages }: { pages: readonly { list: readonly Row[] }[] }): Row[] => {
  const seen = new Set<unknown>();
  return pages
    .flatMap(({ list }) => list)
    .filter((row) => {
      if (typeof row !== 'object' || row === null || !('id' in row)) return true;
      if (seen.has(row.id)) return false;
      seen.add(row.id);
      return true;
    });
};
