import { isApiError } from '@meridian/sdk';
import type { AttemptState } from '@meridian/sdk/attempts';
import type { MutationFactory, UseAttemptOptions } from '@meridian/sdk/react';
import { useState } from 'react';
import { useAttempt } from '../../feedback/use-attempt.ts';
import { useLock } from '../../feedback/use-lock.ts';

/** Why nothing was done so far. */
export type CodeNotice =
  | { kind: 'wrong-code'; attemptsLeft: number }
  /** Refused, or not sent; `isReadAgain` once the screen shows what stood in the way. */
  | { kind: 'failed'; error: unknown; isReadAgain: boolean }
  /** No answer came, and nothing is there as far as the server knows. */
  | { kind: 'unanswered' };

type Signed = 'payOrders' | 'createWithdrawal';

interface CodeAttemptOptions<Op extends Signed> extends UseAttemptOptions<Op> {
  /** Reads again what may stand in the way, before a refusal is told. */
  readAgain: () => Promise<unknown>;
}

/**
 * An attempt that the payment code signs. The code is in the request alone. One without an answer is looked for until it is
 * known what became of it, over a reload too.
 */
export function useCodeAttempt<Op extends Signed>(
  mutation: MutationFactory<Op>,
  { readAgain, ...options }: CodeAttemptOptions<Op>,
) {
  const { state, send, wake } = useAttempt(mutation, { checks: true, ...options });
  const [isSending, setSending] = useState(false);
  const [notice, setNotice] = useState<CodeNotice>();
  const { lock, wasLocked, track, clear } = useLock();

  const noticeOf = async (error: unknown): Promise<CodeNotice> => {
    if (!isApiError(error) || error.kind !== 'business') return { kind: 'failed', error, isReadAgain: false };
    if (error.reason === 'pay_code_wrong' || error.reason === 'pay_code_locked') {
      track(error.data);
      return { kind: 'wrong-code', attemptsLeft: error.data.attempts_left };
    }
    const isReadAgain = await readAgain().then(
      () => true,
      () => false,
    );
    return { kind: 'failed', error, isReadAgain };
  };
  /** `attempt` sends, and may do something before. */
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
    checking: isUnknown && state.looked !== 'nothing' ? { isUnreachable: state.looked === 'unreachable' } : undefined,
    /** Asks at once, instead of when it is time for it. */
    checkNow: wake,
    notice: notice ?? (isUnknown && state.looked === 'nothing' ? ({ kind: 'unanswered' } as const) : undefined),
    /** While wrong tries have locked the code. */
    lock,
    wasLocked,
  };
}
