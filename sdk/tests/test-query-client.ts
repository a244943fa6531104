import { MutationObserver, type MutationObserverOptions, type QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '../src/cache/query-client.ts';
import type { ClientSettings } from '../src/client/client-options.ts';
import { createTestClient } from './test-client.ts';

/** A QueryClient over a test client. Retries do not wait, and calls have no time-out. */
export const createTestQueryClient = (
  answer: (request: Request) => Response | Promise<Response>,
  settings: Partial<ClientSettings> = {},
) => {
  const { client, sent } = createTestClient(answer, { timeoutMs: Number.POSITIVE_INFINITY, ...settings });
  const queryClient = createQueryClient(client, { defaultOptions: { queries: { retryDelay: 0 } } });
  /** The requested paths, in their order. */
  const paths = () => sent.map(({ url }) => new URL(url).pathname);
  return { queryClient, client, sent, paths };
};

/** Runs a mutation with an observer that is removed afterwards, like a screen's. */
export const runMutation = async <Data, Failure, Variables, Started>(
  queryClient: QueryClient,
  options: MutationObserverOptions<Data, Failure, Variables, Started>,
  variables: Variables,
): Promise<Data> => {
  const observer = new MutationObserver(queryClient, options);
  const leave = observer.subscribe(() => undefined);
  return observer.mutate(variables).finally(leave);
};
