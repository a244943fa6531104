import type { QueryKey } from '@tanstack/query-core';
import type { Attempt, AttemptState } from '../attempts/attempt-types.ts';
import type { AttemptStore } from '../attempts/stores.ts';
import { type CachedAttemptOptions, createAttempt } from '../cache/create-attempt.ts';
import { lookUpOutcome } from '../cache/look-up-outcome.ts';
import type { MutationFactory } from '../cache/mutation.ts';
import type { AnyQueryClient } from '../cache/query-client.ts';
import { isApiError } from '../client/api-error.ts';
import type { BusinessDetails } from '../generated/business-codes.gen.ts';
import { userInfoQuery } from '../operations/session.ts';
import { createState, extendFlow, type Flow } from '../state/flow.ts';

/** Operations that the payment code signs. */
export type SignedId = 'payOrders' | 'createWithdrawal';

/** Why the attempt has not succeeded so far. */
export type CodeNotice =
  | { kind: 'wrong-code'; attemptsLeft: number }
  /** Refused, or not sent. `isReadAgain` is true once the cache holds what caused the refusal. */
  | { kind: 'failed'; error: unknown; isReadAgain: boolean }
  /** No answer came, and the server knows of no result. */
  | { kind: 'unanswered' };

type Settled<Op extends SignedId> = Extract<AttemptState<Op>, { name: 'settled' }>;

export type SignedState<Op extends SignedId, Notice = CodeNotice> =
  /** Can be signed. */
  | { name: 'ready'; notice: Notice | undefined }
  | { name: 'sending' }
  /** The outcome is looked up. With a `refusal`, the server did not tell, and is asked again by `check` only. */
  | { name: 'checking'; isUnreachable: boolean; refusal?: unknown }
  | Settled<Op>;

/** The data of a wrong or locked payment code: tries left, and the lock by the server's clock. */
export type WrongCode = BusinessDetails['pay_code_wrong'];

export interface SignedOptions<Op extends SignedId> extends CachedAttemptOptions<Op> {
  /** Without it, a reload would forget what was signed. */
  store: AttemptStore;
  /** Called at each wrong code, such as to count down the lock. */
  onWrongCode?: ((details: WrongCode) => void) | undefined;
  /** Called once when the attempt is settled, by its answer or by a read. */
  onSettled?: ((state: Settled<Op>) => void) | undefined;
}

interface SignedRules<Op extends SignedId, Notice> extends SignedOptions<Op> {
  /** The queries that may show what caused a refusal. They are fetched again before the refusal is shown. */
  readAgain: readonly QueryKey[];
  /** What to say, after each change. */
  noticeOf: (notice: CodeNotice | undefined) => Notice | undefined;
}

export interface SignedFlow<Op extends SignedId, Notice = CodeNotice> extends Flow<SignedState<Op, Notice>> {
  /**
   * Call when the screen is shown: looks up an unknown outcome until it is known, and drops the notice about a payment
   * code that has been replaced. Returns a function that ends both.
   */
  watch: () => () => void;
  /** Looks up an unknown outcome at once, without waiting for the next read. */
  check: () => void;
}

interface SignedAttempt<Op extends SignedId, Notice> extends SignedFlow<Op, Notice> {
  /**
   * Runs `sign`, which sends and may do something before; not while another one runs. If it rejects, nothing was sent.
   * Rejects only with what a callback throws.
   */
  run: (sign: (send: Attempt<Op>['send']) => Promise<AttemptState<Op>>) => Promise<void>;
}

/**
 * An attempt signed with the payment code. The code is only in the request. If no answer comes, the outcome is looked
 * up until it is known, even after a reload.
 */
export const createSignedAttempt = <Op extends SignedId, Notice>(
  queryClient: AnyQueryClient,
  mutation: MutationFactory<Op>,
  { readAgain, noticeOf, onWrongCode, onSettled, ...options }: SignedRules<Op, Notice>,
): SignedAttempt<Op, Notice> => {
  const made = createAttempt(queryClient, mutation, options);
  let isSending = false;
  let notice: CodeNotice | undefined;

  const stateNow = (): SignedState<Op, Notice> => {
    const { state } = made;
    if (state.name === 'settled') return state;
    if (state.name === 'unknown' && state.lookup !== 'nothing') {
      const refusal = state.lookup === 'refused' ? { refusal: state.error } : {};
      return { name: 'checking', isUnreachable: state.lookup === 'unreachable', ...refusal };
    }
    if (isSending) return { name: 'sending' };
    return {
      name: 'ready',
      notice: noticeOf(notice ?? (state.name === 'unknown' ? { kind: 'unanswered' } : undefined)),
    };
  };
  const [flow, setState] = createState(stateNow());
  const update = () => setState(stateNow());
  made.subscribe(() => {
    update();
    if (made.state.name === 'settled') onSettled?.(made.state);
  });

  const codeSetAt = () => queryClient.getQueryData(userInfoQuery().queryKey)?.pay_code_changed_at;
  let codeOfNotice = codeSetAt();
  const setNotice = (next: CodeNotice | undefined) => {
    notice = next;
    codeOfNotice = codeSetAt();
    update();
  };
  const dropOldNotice = () => {
    if (codeSetAt() !== codeOfNotice) setNotice(undefined);
  };

  const reasonOf = async (error: unknown): Promise<CodeNotice> => {
    if (!isApiError(error) || error.kind !== 'business') return { kind: 'failed', error, isReadAgain: false };
    if (error.reason === 'pay_code_wrong' || error.reason === 'pay_code_locked') {
      onWrongCode?.(error.data);
      return { kind: 'wrong-code', attemptsLeft: error.data.attempts_left };
    }
    const refetch = (queryKey: QueryKey) =>
      queryClient.refetchQueries({ queryKey }, { throwOnError: true, cancelRefetch: false });
    const isReadAgain = await Promise.all(readAgain.map(refetch)).then(
      () => true,
      () => false,
    );
    return { kind: 'failed', error, isReadAgain };
  };

  return extendFlow(flow, {
    run: async (sign) => {
      if (isSending) return;
      isSending = true;
      setNotice(undefined);
      const signed = async () => sign(made.send);
      let reason: CodeNotice | undefined;
      try {
        const next = await signed().catch((error: unknown): AttemptState<Op> => ({ name: 'refused', error }));
        if (next.name === 'refused') reason = await reasonOf(next.error);
      } finally {
        isSending = false;
        setNotice(reason);
      }
    },
    check: () => {
      if (made.state.name === 'unknown' && made.state.lookup === 'refused') void made.check();
      else made.wake();
    },
    watch: () => {
      const ends = [lookUpOutcome(made, made.check), queryClient.getQueryCache().subscribe(dropOldNotice)];
      dropOldNotice();
      return () => {
        for (const end of ends) end();
      };
    },
  });
};
