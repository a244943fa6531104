import type { MutationOptions, QueryClient } from '@tanstack/react-query';

/** Runs a mutation outside of a component: it goes on when the screen that began it is left. */
export function runMutation<Data, Failure, Variables, Context>(
  queries: QueryClient,
  options: MutationOptions<Data, Failure, Variables, Context>,
  variables: Variables,
): Promise<Data> {
  return queries.getMutationCache().build(queries, options).execute(variables);
}
