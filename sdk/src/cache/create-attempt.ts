import { attempt } from '../attempts/attempt.ts';
import type { Attempt, AttemptId, AttemptOptions } from '../attempts/attempt-types.ts';
import type { AttemptStore } from '../attempts/stores.ts';
import type { CallOptions, Client } from '../client/client-options.ts';
import type { OperationId } from '../client/operation-types.ts';
import { errorOfKind } from '../transport/errors.ts';
import { abortedIfCancelled } from './aborted-fetch.ts';
import {
  buildMutation,
  invalidateAfterMutation,
  type MutationFactory,
  type MutationOptionsOf,
  type VariablesOf,
  withMeta,
} from './mutation.ts';
import { type AnyQueryClient, clientOf } from './query-client.ts';

export interface CachedAttemptOptions<Op extends AttemptId> extends AttemptOptions<Op> {
  /** Of the calls and of the reads that look for their outcome. */
  meta?: MutationOptionsOf<Op>['meta'];
  /**
   * Keeps what was sent until its outcome is known. By default only this attempt knows of it: a component that is mounted
   * anew does not.
   */
  store?: AttemptStore | undefined;
}

/**
 * An attempt whose calls go through the cache: its changes invalidate queries, also if they are found by the settling
 * read, and the answer of that read is cached. `createAttempt(queryClient, addCartLine)`, for use outside components.
 */
export const createAttempt = <Op extends AttemptId>(
  queryClient: AnyQueryClient,
  mutation: MutationFactory<Op>,
  { store, meta, ...options }: CachedAttemptOptions<Op> = {},
): Attempt<Op> => {
  const { operation } = mutation;
  const call = (
    called: OperationId,
    args: { body?: unknown; query?: object } = {},
    options?: CallOptions,
  ): Promise<unknown> => {
    if (called === operation) {
      const mutations = queryClient.getMutationCache();
      const made = buildMutation(queryClient, withMeta(mutation(options), meta));
      return new Promise((resolve, reject) => {
        // When the cache is cleared, what waits for another of its scope is never sent, and would never settle.
        const stop = mutations.subscribe(({ type, mutation: removed }) => {
          if (type !== 'removed' || removed !== made || !made.state.isPaused) return;
          stop();
          reject(errorOfKind('aborted', operation));
        });
        made
          .execute(args.body as VariablesOf<Op>)
          .then(resolve, reject)
          .finally(stop);
      });
    }
    const read = () => (clientOf(queryClient).call as typeof call)(called, args, options);
    // Lists are cached by page.
    const isList = Object.keys(args.query ?? {}).every((name) => name === 'page' || name === 'as_of');
    if (isList) return read();
    const query = { queryKey: [called, 'one', args], queryFn: read, staleTime: 0, retry: false };
    return queryClient.fetchQuery(withMeta(query, meta)).catch(abortedIfCancelled(called));
  };
  const client = {
    call: call as Client['call'],
    get session() {
      return clientOf(queryClient).session;
    },
    get serverTime() {
      return clientOf(queryClient).serverTime;
    },
  };
  const made = attempt(client, operation, store, options);
  made.subscribe(() => {
    const { state } = made;
    if (state.name === 'settled' && state.by === 'read') invalidateAfterMutation(queryClient, operation);
  });
  return made;
};
