import { MutationObserver, type MutationObserverOptions, type QueryClient } from '@tanstack/react-query';
import type { ClientSettings } from '../src/client-options.ts';
import { createQueryClient } from '../src/query-client.ts';
import { answering } from './answering.ts';

/** A cache over a client whose requests end in `answer`; retries do not wait. */
export const cached = (
  answer: (request: Request) => Response | Promise<Response>,
  settings: Partial<ClientSettings> = {},
) => {
  const { client, sent } = answering(answer, settings);
  const queryClient = createQueryClient(client, { defaultOptions: { queries: { retryDelay: 0 } } });
  /** The paths that were asked for, in their order. */
  const paths = () => sent.map(({ url }) => new URL(url).pathname);
  return { queryClient, client, sent, paths };
};

/** Carries a mutation out as a screen does that is left once it is done. */
export const mutate = async <Data, Failure, Variables, Started>(
  queryClient: QueryClient,
  options: MutationObserverOptions<Data, Failure, Variables, Started>,
  variables: Variables,
): Promise<Data> => {
  const observer = new MutationObserver(queryClient, options);
  const leave = observer.subscribe(() => undefined);
  return observer.mutate(variables).finally(leave);
};
