import { hashKey, type Query, QueryClient, type QueryClientConfig, type QueryKey } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';
import type { Client } from './client-options.ts';
import { type OperationFacts, operations } from './operations.gen.ts';

const clients = new WeakMap<QueryClient, Client>();

/** The client that a cache was made with. The options factories find it so, and stay plain data themselves. */
export const clientOf = (queryClient: QueryClient): Client => {
  const client = clients.get(queryClient);
  if (!client) throw new Error('This QueryClient was not made by createQueryClient');
  return client;
};

const facts: Readonly<Record<string, OperationFacts>> = operations;

const isPrivate = ([operation]: QueryKey): boolean => (facts[String(operation)]?.login ?? 'none') !== 'none';

// Reads are tried again where a second try may help, and never for long: a call that found no answer in 10 s once more.
const mayRetry = (failures: number, error: unknown): boolean => {
  if (!isApiError(error)) return false;
  if (error.kind === 'timeout') return failures < 1;
  return failures < 2 && (error.kind === 'network' || (error.kind === 'http' && error.status >= 500));
};

/** For how many milliseconds an answer is taken as it is: long enough for a loader and its page to ask once. */
const STALE_MS = 15_000;

/**
 * A cache that answers through `client`.
 *
 * - Whatever needs or takes a login is kept per session: one customer's answers are never found by the next.
 * - Network mode `always`: without a network a call fails at once and says so. Nothing, money least of all, is queued.
 * - Mutations are not tried again, and what was sent (passwords, codes) is forgotten as soon as nobody looks at it.
 */
export const createQueryClient = (
  client: Client,
  { defaultOptions, ...config }: QueryClientConfig = {},
): QueryClient => {
  const queryKeyHashFn = (key: QueryKey): string => hashKey(isPrivate(key) ? [client.session, ...key] : key);
  const queryClient = new QueryClient({
    ...config,
    defaultOptions: {
      ...defaultOptions,
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: STALE_MS,
        retry: mayRetry,
        ...defaultOptions?.queries,
        queryKeyHashFn,
      },
      mutations: { networkMode: 'always', retry: false, gcTime: 0, ...defaultOptions?.mutations },
    },
  });
  clients.set(queryClient, client);
  return queryClient;
};

/**
 * Forgets every private answer, and gives up those on their way. To be called when a session ends, beside clearing the
 * token (requirements, R4.08).
 */
export const clearSession = async (queryClient: QueryClient): Promise<void> => {
  const filters = { predicate: ({ queryKey }: Query) => isPrivate(queryKey) };
  const given = queryClient.cancelQueries(filters);
  queryClient.removeQueries(filters);
  queryClient.getMutationCache().clear();
  await given;
};
