import type {
  DataTag,
  InfiniteData,
  InfiniteQueryObserverOptions,
  QueryFunction,
  QueryKey,
  QueryObserverOptions,
} from '@tanstack/query-core';
import type { ApiErrorOf } from '../client/api-error.ts';
import type { ArgsOf, DataOf, OperationId } from '../client/operation-types.ts';
import { asOf, FIRST_PAGE, nextPage, type Position } from '../lists/position.ts';
import { type ListParams, newRows, type PagedId, pageArgs } from '../lists/rows.ts';
import { currentAsOf, invalidateLaterPages } from './list-position.ts';
import { clientOf, readOptions } from './query-client.ts';

/** How long an answer is fresh and kept, in milliseconds, if not the default of 15 s. */
export interface CacheTimes {
  staleTime?: number;
  gcTime?: number;
}

// The factories' return types are named, or TypeScript would write thousands of lines into the declarations. They hold
// what a factory gives, and the options from which TanStack Query infers the types of the failure (`retryDelay`,
// `throwOnError`) and of all pages (`initialData`). With further options they no longer fit Vue's types.

/** Tags a key with the type of the data cached under it. */
export const tagged = <Key extends QueryKey, Data, Failure>(key: Key): DataTag<Key, Data, Failure> =>
  key as DataTag<Key, Data, Failure>; // the tag has no value

/** The key of a read. */
export type OneKey<Op extends OperationId> = readonly [Op, 'one', ArgsOf<Op>];

/**
 * Options of one read, for `useQuery`, `useSuspenseQuery`, `ensureQueryData` in a loader, and
 * `getQueryData(….queryKey)`.
 */
export interface QueryOptionsOf<Op extends OperationId, Key extends QueryKey = OneKey<Op>>
  extends CacheTimes,
    Pick<QueryObserverOptions<DataOf<Op>, ApiErrorOf<Op>>, 'retryDelay'> {
  queryKey: DataTag<Key, DataOf<Op>, ApiErrorOf<Op>>;
  throwOnError?: boolean | ((error: ApiErrorOf<Op>) => boolean);
  queryFn: QueryFunction<DataOf<Op>, Key>;
}

/** Makes the options of one read from its parameters: `orderQuery(9001)`. */
export interface QueryFactory<Op extends OperationId, Params extends unknown[]> {
  (...params: Params): QueryOptionsOf<Op>;
  readonly operation: Op;
}

/**
 * A factory of TanStack query options for one operation: `query('getOrder', (orderId: number) => ({ query: { order_id:
 * orderId } }))`. The first part of a key is the operation, which mutations invalidate by; the second separates plain
 * from infinite queries, whose data has another shape.
 */
export const query = /*#__NO_SIDE_EFFECTS__*/ <Op extends OperationId, Params extends unknown[]>(
  operation: Op,
  argsFor: (...params: Params) => ArgsOf<Op>,
  times: CacheTimes = {},
): QueryFactory<Op, Params> => {
  const factory = (...params: Params): QueryOptionsOf<Op> => {
    const args = argsFor(...params);
    const key: OneKey<Op> = [operation, 'one', args];
    return {
      ...times,
      queryKey: tagged(key),
      queryFn: (context) => clientOf(context.client).call(operation, args, readOptions(context)),
    };
  };
  return Object.assign(factory, { operation });
};

/** The parameters of a paged list; optional if none is required. */
export type ListArgs<Op extends PagedId> =
  Partial<ListParams<Op>> extends ListParams<Op> ? [params?: ListParams<Op> | undefined] : [params: ListParams<Op>];

/** The key of a list as a whole. */
export type PagesKey<Op extends PagedId> = readonly [Op, 'pages', { query: object }];

/** The key of one page of a list. Pages of one list differ only in the last part. */
export type PageKey<Op extends PagedId> = readonly [Op, 'page', { query: object }, { page: number }];

/** Options of a whole list, for `useInfiniteQuery`; `At` is the page parameter. */
export interface InfiniteOptionsOf<Op extends OperationId, Key extends QueryKey, At>
  extends CacheTimes,
    Pick<
      InfiniteQueryObserverOptions<DataOf<Op>, ApiErrorOf<Op>, InfiniteData<DataOf<Op>, At>, Key, At>,
      'initialPageParam' | 'getNextPageParam' | 'initialData' | 'retryDelay'
    > {
  queryKey: DataTag<Key, InfiniteData<DataOf<Op>>, ApiErrorOf<Op>>;
  queryFn: QueryFunction<DataOf<Op>, Key, At>;
}

/** Makes the options of a list, and of each of its pages. */
export interface ListFactory<Op extends PagedId> {
  (...params: ListArgs<Op>): InfiniteOptionsOf<Op, PagesKey<Op>, Position>;
  readonly operation: Op;
  /** One page of the list as a query of its own: `productList.pages({ sort: 'hot' })(7)`. */
  readonly pages: (...params: ListArgs<Op>) => (page: number) => QueryOptionsOf<Op, PageKey<Op>>;
}

/**
 * A factory of TanStack infinite query options for a paged list, page after page until its `total` is reached. Its
 * `pages` makes each page a separate query instead, for a list that loads its pages in any order: `useQueries({
 * queries: [1, 7].map(productList.pages({ sort: 'hot' })) })`.
 */
export const infiniteQuery = /*#__NO_SIDE_EFFECTS__*/ <Op extends PagedId>(operation: Op): ListFactory<Op> => {
  const factory = (...[params]: ListArgs<Op>): InfiniteOptionsOf<Op, PagesKey<Op>, Position> => {
    const key: PagesKey<Op> = [operation, 'pages', { query: params ?? {} }];
    return {
      queryKey: tagged(key),
      queryFn: (context) =>
        clientOf(context.client).call(operation, pageArgs(context.pageParam, params), readOptions(context)),
      initialPageParam: { page: FIRST_PAGE },
      getNextPageParam: nextPage,
    };
  };
  const pages = (...[params]: ListArgs<Op>) => {
    const keyOf = (page: number): PageKey<Op> => [operation, 'page', { query: params ?? {} }, { page }];
    return (page: number): QueryOptionsOf<Op, PageKey<Op>> => ({
      queryKey: tagged(keyOf(page)),
      queryFn: async (context) => {
        const { client } = context;
        const options = readOptions(context);
        const first = keyOf(FIRST_PAGE);
        const position = page === FIRST_PAGE ? { page } : { page, as_of: await currentAsOf(client, first) };
        const data = await clientOf(client).call(operation, pageArgs(position, params), options);
        if (page === FIRST_PAGE) invalidateLaterPages(client, first, asOf(data));
        return data;
      },
    });
  };
  return Object.assign(factory, { operation, pages });
};

/** The rows of all pages, each once. Pass it as `select`, or call it with the data. */
export const rowsOf = <Row>({ pages }: { pages: readonly { list: readonly Row[] }[] }): Row[] =>
  pages.flatMap(({ list }) => list).filter(newRows());
