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
  const release = new QueryObserver(queries, { queryKey: options.queryKey, enabled: false }).subscribe(() => {});
  void queries.prefetchQuery(options).finally(release);
}
