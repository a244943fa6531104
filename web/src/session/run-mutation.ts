import type { MutationOptions, QueryClient } from '@tanstack/react-query';

/** Runs a mutation outside of a component. It continues when its screen is left. */
export function runMutation<Data, Failure, Variables, Context>(
  queries: QueryClient,
  options: MutationOptions<Data, Failure, Variables, Context>,
  variables: Variables,
): Promise<Data> {
  return queries.getMutationCache().build(queries, options).execute(variables);
}
