import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react';
import { dataOf } from '../attempts/attempt.ts';
import type { AttemptId, AttemptState, ContentOf, SendOptions } from '../attempts/attempt-types.ts';
import { type CachedAttemptOptions, createAttempt } from './create-attempt.ts';
import { lookUpOutcome } from './look-up-outcome.ts';
import type { MutationFactory } from './mutation.ts';

type Settled<Op extends AttemptId> = Extract<AttemptState<Op>, { name: 'settled' }>;

/** What a server renders: the stores are in the browser. */
const idle = { name: 'idle' } as const;

export interface UseAttemptOptions<Op extends AttemptId> extends CachedAttemptOptions<Op> {
  /** Whether to find an unknown outcome automatically while the component is mounted. */
  checks?: boolean | undefined;
  /** Called once when the attempt is settled, by its answer or by the settling read. */
  onSettled?: ((state: Settled<Op>) => void) | undefined;
}

/**
 * The attempt of a component: `useAttempt(createWithdrawal, { store, onSettled })`. Another `name` is another attempt.
 * The attempt goes on after the component unmounts. Options other than `checks` and `onSettled` are read once for each
 * name.
 */
export const useAttempt = <Op extends AttemptId>(
  mutation: MutationFactory<Op>,
  { checks = false, onSettled, ...options }: UseAttemptOptions<Op> = {},
) => {
  const queryClient = useQueryClient();
  const { operation } = mutation;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other options belong to the name
  const made = useMemo(() => createAttempt(queryClient, mutation, options), [queryClient, operation, options.name]);
  const state = useSyncExternalStore<AttemptState<Op>>(
    made.subscribe,
    () => made.state,
    () => idle,
  );
  const told = useRef<AttemptState<Op>>(undefined);
  const finish = (next: AttemptState<Op>): AttemptState<Op> => {
    // A second press has the state of the first.
    if (next.name !== 'settled' || next === told.current) return next;
    told.current = next;
    onSettled?.(next);
    return next;
  };
  const check = useEffectEvent((signal?: AbortSignal) => made.check(signal).then(finish));
  useEffect(() => (checks ? lookUpOutcome(made, check) : undefined), [made, checks]);
  const send = (content: ContentOf<Op>, sendOptions?: SendOptions) => made.send(content, sendOptions).then(finish);
  return {
    state,
    /** Whether the last call has no answer, so that it may have been carried out; a repeat does nothing twice. */
    isUnanswered: state.name === 'unknown' && state.lookup !== 'nothing' && state.error !== undefined,
    send,
    /** As `send`, with the data of the settled attempt; rejects with the error of any other. */
    sendOrThrow: async (content: ContentOf<Op>, sendOptions?: SendOptions) => dataOf(await send(content, sendOptions)),
    check: () => made.check().then(finish),
    forget: made.forget,
  };
};
