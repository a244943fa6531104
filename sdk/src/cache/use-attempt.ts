import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import {
  type Attempt,
  type AttemptId,
  type AttemptOptions,
  type AttemptState,
  attempt,
  type ContentOf,
  type SendOptions,
} from '../attempts/attempt.ts';
import type { AttemptStore } from '../attempts/stores.ts';
import type { CallOptions, Client } from '../client/client-options.ts';
import type { OperationId } from '../client/operation-types.ts';
import { invalidateAfterMutation, type MutationFactory, type MutationOptionsOf, type VariablesOf } from './mutation.ts';
import { clientOf } from './query-client.ts';

type Settled<Op extends AttemptId> = Extract<AttemptState<Op>, { name: 'settled' }>;

export interface CachedAttemptOptions<Op extends AttemptId>
  extends AttemptOptions<Op>,
    Pick<MutationOptionsOf<Op>, 'meta'> {
  /** Where what was sent is kept until its outcome is known; if not given, in memory. */
  store?: AttemptStore | undefined;
}

export interface UseAttemptOptions<Op extends AttemptId> extends CachedAttemptOptions<Op> {
  /** Finds out by itself what became of an unknown one, as long as the component is shown. */
  checks?: boolean | undefined;
  /** Called when it is known that it was done, by its answer or by looking. */
  onSettled?: ((state: Settled<Op>) => void) | undefined;
}

/**
 * An attempt whose calls go through the cache, so that what they change is invalidated, and what settles them is shown:
 * `createAttempt(queryClient, addCartLine)`. For outside of components.
 */
export const createAttempt = <Op extends AttemptId>(
  queryClient: QueryClient,
  mutation: MutationFactory<Op>,
  { store, meta, ...options }: CachedAttemptOptions<Op> = {},
): Attempt<Op> => {
  const { operation } = mutation;
  const call = (
    called: OperationId,
    args: { body?: unknown; query?: object } = {},
    options?: CallOptions,
  ): Promise<unknown> => {
    if (called === operation)
      return queryClient
        .getMutationCache()
        .build(queryClient, { ...mutation(options), ...(meta && { meta }) })
        .execute(args.body as VariablesOf<Op>);
    const read = () => (clientOf(queryClient).call as typeof call)(called, args);
    // A list is kept by its pages.
    if (Object.keys(args.query ?? {}).length === 0) return read();
    return queryClient.fetchQuery({ queryKey: [called, 'one', args], queryFn: read, staleTime: 0, retry: false });
  };
  return attempt({ call: call as Client['call'] }, operation, store, options);
};

/**
 * The attempt of a component: `useAttempt(createWithdrawal, { store, onSettled })`. Another `name` is another attempt. It
 * goes on when the component is gone; what is not about the component is taken once for each name.
 */
export const useAttempt = <Op extends AttemptId>(
  mutation: MutationFactory<Op>,
  { checks = false, onSettled, ...options }: UseAttemptOptions<Op> = {},
) => {
  const queryClient = useQueryClient();
  const { operation } = mutation;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other options belong to the name
  const made = useMemo(() => createAttempt(queryClient, mutation, options), [queryClient, operation, options.name]);
  const state = useSyncExternalStore(made.subscribe, () => made.state);
  const finish = (next: AttemptState<Op>): AttemptState<Op> => {
    if (next.name !== 'settled') return next;
    if (next.by === 'read') invalidateAfterMutation(queryClient, operation);
    onSettled?.(next);
    return next;
  };
  const isChecking = checks && state.name === 'unknown' && state.looked !== 'nothing';
  const check = useEffectEvent((signal?: AbortSignal) => made.check(signal).then(finish));
  useEffect(() => {
    if (!isChecking) return;
    const leaving = new AbortController();
    void check(leaving.signal);
    return () => leaving.abort();
  }, [isChecking]);
  return {
    state,
    send: (content: ContentOf<Op>, sendOptions?: SendOptions) => made.send(content, sendOptions).then(finish),
    check: () => made.check().then(finish),
    wake: made.wake,
    forget: made.forget,
  };
};
