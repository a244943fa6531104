import { isApiError } from '@meridian/sdk';
import type { AttemptState } from '@meridian/sdk/attempts';
import { type MutationFactory, type UseAttemptOptions, userInfoQuery } from '@meridian/sdk/react';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAttempt } from '../../feedback/use-attempt.ts';
import { useLock } from '../../feedback/use-lock.ts';

/** Why the attempt has not succeeded so far. */
export type CodeNotice =
  | { kind: 'wrong-code'; attemptsLeft: number }
  /** Refused, or not sent. `isReadAgain` is true once the screen shows what caused the refusal. */
  | { kind: 'failed'; error: unknown; isReadAgain: boolean }
  /** No answer came, and the server knows of no result. */
  | { kind: 'unanswered' };

type Signed = 'payOrders' | 'createWithdrawal';

interface CodeAttemptOptions<Op extends Signed> extends UseAttemptOptions<Op> {
  /** The queries on screen that may show what caused a refusal. They are refetched before the refusal is shown. */
  readAgain: readonly QueryKey[];
}

/**
 * An attempt signed with the payment code. The code is only in the request. If no answer comes, the outcome is looked
 * up until it is known, even after a reload.
 */
export function useCodeAttempt<Op extends Signed>(
  mutation: MutationFactory<Op>,
  { readAgain, ...options }: CodeAttemptOptions<Op>,
) {
  const queries = useQueryClient();
  const { state, send, check, wake } = useAttempt(mutation, { checks: true, ...options });
  const [isSending, setSending] = useState(false);
  const [notice, setNotice] = useState<CodeNotice>();
  const { lock, isWaitOver, track, clear } = useLock();
  const { data: codeSetAt } = useQuery({
    ...userInfoQuery(),
    enabled: false,
    select: ({ pay_code_changed_at }) => pay_code_changed_at,
  });
  const [knownCodeSetAt, setKnownCodeSetAt] = useState(codeSetAt);
  // A new code ends the lock, and the notice about the old one, on a screen that was kept meanwhile.
  if (knownCodeSetAt !== codeSetAt) {
    setKnownCodeSetAt(codeSetAt);
    setNotice(undefined);
    clear();
  }

  const noticeOf = async (error: unknown): Promise<CodeNotice> => {
    if (!isApiError(error) || error.kind !== 'business') return { kind: 'failed', error, isReadAgain: false };
    if (error.reason === 'pay_code_wrong' || error.reason === 'pay_code_locked') {
      track(error.data);
      return { kind: 'wrong-code', attemptsLeft: error.data.attempts_left };
    }
    const refetch = (queryKey: QueryKey) =>
      queries.refetchQueries({ queryKey }, { throwOnError: true, cancelRefetch: false });
    const isReadAgain = await Promise.all(readAgain.map(refetch)).then(
      () => true,
      () => false,
    );
    return { kind: 'failed', error, isReadAgain };
  };
  /** Runs `attempt`, which sends and may do something before. */
  const run = async (attempt: (by: typeof send) => Promise<AttemptState<Op>>): Promise<void> => {
    setSending(true);
    setNotice(undefined);
    clear();
    const failed = (error: unknown): AttemptState<Op> => ({ name: 'refused', error });
    const next = await attempt(send).catch(failed);
    if (next.name === 'refused') setNotice(await noticeOf(next.error));
    setSending(false);
  };
  const isUnknown = state.name === 'unknown';
  return {
    state,
    run: (attempt: Parameters<typeof run>[0]) => void run(attempt),
    isSending,
    /** While the outcome is looked up. `onCheck` does it at once, without waiting for the next scheduled look. */
    checking:
      isUnknown && state.looked !== 'nothing'
        ? {
            isUnreachable: state.looked === 'unreachable',
            refusal: state.looked === 'refused' ? state.error : undefined,
            onCheck: state.looked === 'refused' ? () => void check() : wake,
          }
        : undefined,
    notice: notice ?? (isUnknown && state.looked === 'nothing' ? ({ kind: 'unanswered' } as const) : undefined),
    /** The lock of the code after too many wrong tries, and whether it has ended. */
    lock,
    isWaitOver,
  };
}
