import { type FetchQueryOptions, type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';

interface LoaderArgs {
  context: { queries: QueryClient };
  /** The route is only preloaded, and may never be opened. */
  preload: boolean;
}

/**
 * For a route's loader: sends the screen's main request while its code loads. Not awaited: screens have their own
 * skeletons and error states.
 */
export function prefetch<Data, Failure, Key extends QueryKey>(
  { context: { queries }, preload }: LoaderArgs,
  options: FetchQueryOptions<Data, Failure, Data, Key>,
): void {
  if (preload) return;
  // Held until it is answered: the screen that is left may read the same, and its leaving would abort the request.
  // With all its options: an observer gives the query its own, and a retry under way would have nothing to call.
  const release = new QueryObserver(queries, { ...options, enabled: false }).subscribe(() => {});
  void queries.prefetchQuery(options).finally(release);
}
