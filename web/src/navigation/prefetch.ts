import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

interface LoaderArgs {
  context: { queries: QueryClient };
  /** The screen is only loaded ahead, and may never be opened. */
  preload: boolean;
}

/**
 * For a route's loader: begins the screen's main call beside the loading of its code. Nobody waits for it: screens draw
 * their own skeletons, and say themselves what has failed.
 */
export function prefetch<Data, Failure, Key extends QueryKey>(
  { context, preload }: LoaderArgs,
  options: FetchQueryOptions<Data, Failure, Data, Key>,
): void {
  if (!preload) void context.queries.prefetchQuery(options);
}
