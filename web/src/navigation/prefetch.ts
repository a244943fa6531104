import { type FetchQueryOptions, type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';

export interface LoaderArgs {
  context: { queries: QueryClient };
  /** Whether the route is only preloaded, and may never be opened. */
  preload: boolean;
}

/**
 * For a route's loader: sends the screen's main request while its code loads. Not awaited, because screens have their
 * own skeletons and error states.
 */
export function prefetch<Data, Failure, Key extends QueryKey>(
  { context: { queries }, preload }: LoaderArgs,
  options: FetchQueryOptions<Data, Failure, Data, Key>,
): void {
  if (preload) return;
  // Observed until answered: the previous screen may read the same query, and unmounting it would abort the request.
  // With all options, because an observer sets the query's options, and a retry needs the query function.
  const release = new QueryObserver(queries, { ...options, enabled: false }).subscribe(() => {});
  void queries.prefetchQuery(options).finally(release);
}

/**
 * Like `prefetch`, but only what the cache lacks. For a list, which itself refetches the pages in view, and for what a
 * screen keeps showing while its search changes.
 */
export function prefetchMissing<Data, Failure, Key extends QueryKey>(
  visit: LoaderArgs,
  options: FetchQueryOptions<Data, Failure, Data, Key>,
): void {
  if (visit.context.queries.getQueryData(options.queryKey) === undefined) prefetch(visit, options);
}
