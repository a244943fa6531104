import type {
  Mutation,
  MutationFunctionContext,
  MutationMeta,
  MutationObserverOptions,
  MutationOptions,
  QueryClient,
} from '@tanstack/query-core';
import { type ApiErrorOf, isApiError } from '../client/api-error.ts';
import type { CallOptions, Client } from '../client/client-options.ts';
import type { ArgsOf, DataOf, OperationId } from '../client/operation-types.ts';
import { invalidates } from '../generated/invalidates.gen.ts';
import { operations } from '../generated/operations.gen.ts';
import { type CacheEntry, invalidateOperations, writeEntries } from './cache-updates.ts';
import { type RecordUpdate, updateCachedRecords } from './optimistic.ts';
import { type AnyQueryClient, clientOf, sessionNow } from './query-client.ts';

/** Operations that change something. */
export type MutationId = keyof typeof invalidates;

/** The variables of a mutation: its body, or its query if it has no body (`address_del`, `set_language`). */
export type VariablesOf<Op extends OperationId> =
  ArgsOf<Op> extends { body: infer Body } ? Body : ArgsOf<Op> extends { query: infer Query } ? Query : never;

/** Adds a mutation to the cache, to be executed. */
export const buildMutation = <Data, Failure, Variables, Context>(
  queryClient: AnyQueryClient,
  options: MutationOptions<Data, Failure, Variables, Context>,
): Mutation<Data, Failure, Variables, Context> =>
  queryClient.getMutationCache().build(queryClient as QueryClient, options); // of a framework, but a QueryClient

/**
 * Runs a mutation outside of a component: `runMutation(queryClient, likeProduct(), { product_id: 101, liked: true })`. It
 * continues when its screen is left. Rejects with the error of the call.
 */
export const runMutation = <Data, Failure, Variables, Context>(
  queryClient: AnyQueryClient,
  options: MutationOptions<Data, Failure, Variables, Context>,
  variables: Variables,
): Promise<Data> => buildMutation(queryClient, options).execute(variables);

/** The options of a call with the `meta` of the task that makes it, if it has one. */
export const withMeta = <Options extends object>(
  options: Options,
  meta: MutationMeta | undefined,
): Options & { meta?: MutationMeta } => (meta ? { ...options, meta } : options);

/** Options of one mutation, for `useMutation`. */
export interface MutationOptionsOf<Op extends OperationId, Variables = VariablesOf<Op>>
  extends Pick<
    MutationObserverOptions<DataOf<Op>, ApiErrorOf<Op>, Variables>,
    'meta' | 'mutationFn' | 'mutationKey' | 'onMutate' | 'retryDelay' | 'scope'
  > {}

/**
 * Makes the options of one mutation: `useMutation(payOrders())`. Call options apply to each of its calls:
 * `useMutation(followShop({ guard: false }))`.
 */
export interface MutationFactory<Op extends OperationId, Variables = VariablesOf<Op>> {
  (options?: CallOptions | undefined): MutationOptionsOf<Op, Variables>;
  readonly operation: Op;
}

interface OptimisticUpdate<Op extends OperationId, Variables> {
  /** Applied before the answer. */
  apply: (variables: Variables) => RecordUpdate;
  /** Applied if the call fails. */
  rollback: (variables: Variables) => RecordUpdate;
  /** Applied with the answer. */
  confirm: (data: DataOf<Op>) => RecordUpdate;
  /** The lists that gain or lose a row: refetched at once. Other lists are already updated and only marked as stale. */
  memberLists: readonly OperationId[];
}

export interface MutationSettings<Op extends OperationId, Variables> {
  /** Sends a mutation whose variables are not its body or query. */
  send?: (client: Client, variables: Variables, options?: CallOptions) => Promise<DataOf<Op>>;
  /** The cache entries that the answer replaces. */
  cacheEntries?: (data: DataOf<Op>) => CacheEntry[];
  optimistic?: OptimisticUpdate<Op, Variables>;
  /** Mutations of one scope are sent serially, so that the last answer is the newest. */
  scope?: string;
}

const argsOf = <Op extends OperationId>(operation: Op, variables: unknown): ArgsOf<Op> => {
  const args = operations[operation].method === 'GET' ? { query: variables } : { body: variables };
  return args as ArgsOf<Op>; // VariablesOf is the body, or the query without one; TypeScript cannot see it
};

// A call that was not sent has changed nothing, and after a 401 nothing can be refetched.
const UNCHANGED: readonly unknown[] = ['invalid-request', 'unauthorized', undefined];

/**
 * A factory of TanStack mutation options for one operation. On success the answer is written to the cache where it
 * holds a whole resource, and the queries named by x-invalidates are invalidated. They are invalidated after a failure
 * too: an unanswered call may have been carried out, and a refusal often means that the cache is out of date.
 *
 * All of this happens within `mutationFn`, so that a caller's own `onSuccess` replaces none of it. Nothing is written
 * if the session has ended meanwhile.
 */
export const mutation = /*#__NO_SIDE_EFFECTS__*/ <Op extends MutationId, Variables = VariablesOf<Op>>(
  operation: Op,
  { send, cacheEntries, optimistic, scope }: MutationSettings<Op, Variables> = {},
): MutationFactory<Op, Variables> => {
  const changed: readonly OperationId[] = invalidates[operation];
  const memberLists = optimistic?.memberLists ?? changed;
  const others = changed.filter((other) => !memberLists.includes(other));

  const update = (queryClient: AnyQueryClient, recordUpdate: RecordUpdate | undefined) => {
    if (recordUpdate) updateCachedRecords(queryClient, changed, recordUpdate);
  };
  const invalidate = (queryClient: AnyQueryClient, except: readonly CacheEntry[] = []) => {
    invalidateOperations(queryClient, memberLists, { except });
    invalidateOperations(queryClient, others, { refetchType: 'none' });
  };
  // Of several pending calls of a toggle, only the answer to the last one counts.
  const isLast = (queryClient: QueryClient) =>
    !optimistic || queryClient.isMutating({ mutationKey: [operation] }) === 1;

  const execute = async (
    variables: Variables,
    queryClient: QueryClient,
    options?: CallOptions,
  ): Promise<DataOf<Op>> => {
    const client = clientOf(queryClient);
    const session = sessionNow(client);
    const sent = send
      ? send(client, variables, options)
      : client.call(operation, argsOf(operation, variables), options);
    const data = await sent.catch((error: unknown) => {
      if (session === sessionNow(client)) {
        const kind = isApiError(error) ? error.kind : undefined;
        // A duplicate was not sent, but the same call just before it was: what that one did is read again.
        if (kind === 'duplicate') invalidateOperations(queryClient, changed);
        else {
          update(queryClient, optimistic?.rollback(variables));
          if (!UNCHANGED.includes(kind)) invalidate(queryClient);
        }
      }
      throw error;
    });
    if (session === sessionNow(client) && isLast(queryClient)) {
      update(queryClient, optimistic?.confirm(data));
      const entries = cacheEntries?.(data) ?? [];
      await writeEntries(queryClient, entries);
      invalidate(queryClient, entries);
    }
    return data;
  };

  const factory = (options?: CallOptions): MutationOptionsOf<Op, Variables> => ({
    mutationKey: [operation],
    ...(scope && { scope: { id: scope } }),
    ...(optimistic && {
      onMutate: (variables: Variables, { client: queryClient }: MutationFunctionContext) =>
        update(queryClient, optimistic.apply(variables)),
    }),
    mutationFn: (variables, { client: queryClient }) => execute(variables, queryClient, options),
  });
  return Object.assign(factory, { operation });
};

const isMutation = (operation: unknown): operation is MutationId =>
  typeof operation === 'string' && Object.hasOwn(invalidates, operation);

/**
 * Invalidates the queries changed by a mutation that ran outside this cache, such as in another tab. Ignores anything
 * but the name of a mutation.
 */
export const invalidateAfterMutation = (queryClient: AnyQueryClient, operation: unknown): void => {
  if (isMutation(operation)) invalidateOperations(queryClient, invalidates[operation]);
};
