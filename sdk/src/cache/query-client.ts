import {
  CancelledError,
  hashKey,
  onlineManager,
  type Query,
  QueryClient,
  type QueryClientConfig,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/query-core';
import { isApiError } from '../client/api-error.ts';
import type { CallOptions, Client } from '../client/client-options.ts';
import { type OperationFacts, operations } from '../generated/operations.gen.ts';

/** A cache of any framework. Vue's `isMutating` has another type. */
export type AnyQueryClient = Omit<QueryClient, 'isMutating'>;

const clients = new WeakMap<object, Client>();

/**
 * The client that a cache was made with. The options factories find it here, so the options stay plain data. Throws an
 * Error for a QueryClient that createQueryClient did not make.
 */
export const clientOf = (queryClient: AnyQueryClient): Client => {
  const client = clients.get(queryClient);
  if (!client) throw new Error('This QueryClient was not made by createQueryClient');
  return client;
};

/** Who is signed in. While the token cannot be read, it is nobody's session: a call then says why. */
export const sessionNow = (client: Client): string => {
  try {
    return client.session;
  } catch {
    return 'unknown';
  }
};

const facts: Readonly<Record<string, OperationFacts>> = operations;

const isPrivate = ([operation]: QueryKey): boolean => (facts[String(operation)]?.login ?? 'none') !== 'none';

/** Who was signed in when a fetch began, which may have several pages, by its signal. */
const sessions = new WeakMap<AbortSignal, string>();

const sessionOf = (client: Client, signal: AbortSignal): string => {
  const session = sessions.get(signal) ?? sessionNow(client);
  sessions.set(signal, session);
  return session;
};

/**
 * The options of a read for the cache. A private one is for who was signed in when it began. The cache sends each read
 * only once at a time and refetches by itself: the duplicate guard must not take a refetch of a POST for a double tap,
 * and the client's own retries would multiply with the cache's.
 */
export const readOptions = ({
  client,
  queryKey,
  signal,
}: Pick<QueryFunctionContext, 'client' | 'queryKey' | 'signal'>): CallOptions => ({
  guard: false,
  retries: 0,
  signal,
  session: isPrivate(queryKey) ? sessionOf(clientOf(client), signal) : undefined,
});

// Retries a query at most twice, and once after a time-out of 10 s; never while offline.
const mayRetry = (failures: number, error: unknown): boolean => {
  if (!isApiError(error) || !onlineManager.isOnline()) return false;
  if (error.kind === 'timeout') return failures < 1;
  return failures < 2 && (error.kind === 'network' || (error.kind === 'http' && error.status >= 500));
};

/** How long an answer is fresh, in milliseconds: long enough for a loader and its page to share one request. */
const STALE_MS = 15_000;

/**
 * A cache that answers through `client`.
 *
 * - Answers that need or accept a login are cached per session: one customer's answers are never visible to the next. A
 *   query of a former session is not sent again (a `persister` of the query's own options replaces this check).
 * - Network mode `always`: while offline a call fails at once. Nothing is queued, least of all money.
 * - Mutations are not retried, and their variables (passwords, codes) are removed as soon as there is no observer.
 *
 * `create` makes the QueryClient of another framework: `(config) => new VueQueryClient(config)`.
 */
export function createQueryClient(client: Client, config?: QueryClientConfig): QueryClient;
export function createQueryClient<Made extends object>(
  client: Client,
  config: QueryClientConfig,
  create: (config: QueryClientConfig) => Made,
): Made;
export function createQueryClient(
  client: Client,
  { defaultOptions, ...config }: QueryClientConfig = {},
  create: (config: QueryClientConfig) => object = (all) => new QueryClient(all),
): object {
  const queryKeyHashFn = (key: QueryKey): string => hashKey(isPrivate(key) ? [sessionNow(client), ...key] : key);
  const persister = defaultOptions?.queries?.persister;
  const queryClient = create({
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
        persister: (queryFn, context, query) => {
          if (isPrivate(query.queryKey) && queryKeyHashFn(query.queryKey) !== query.queryHash) {
            // Its data stay as they were.
            void query.cancel({ revert: true });
            throw new CancelledError();
          }
          return persister ? persister(queryFn, context, query) : queryFn(context);
        },
      },
      mutations: { networkMode: 'always', retry: false, gcTime: 0, ...defaultOptions?.mutations },
    },
  });
  clients.set(queryClient, client);
  return queryClient;
}

/**
 * Removes every private answer from the cache and cancels pending ones. Call it when a session ends, along with
 * clearing the token (R4.08).
 */
export const clearPrivateCache = async (queryClient: AnyQueryClient): Promise<void> => {
  const filters = { predicate: ({ queryKey }: Query) => isPrivate(queryKey) };
  const cancelled = queryClient.cancelQueries(filters);
  queryClient.removeQueries(filters);
  queryClient.getMutationCache().clear();
  await cancelled;
};
