import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

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
  { context, preload }: LoaderArgs,
  options: FetchQueryOptions<Data, Failure, Data, Key>,
): void {
  if (!preload) void context.queries.prefetchQuery(options);
}
