import { i18n } from '@lingui/core';
import { type ApiErrorOf, isApiError, type Schema } from '@meridian/sdk';
import {
  createWithdrawal,
  userInfoQuery,
  verifyPayCode,
  withdrawalInfoQuery,
  withdrawalList,
} from '@meridian/sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import type { MoneyQuote, QuoteState } from '../../entities/wallet/use-quote.ts';
import { useQuotedAttempt } from '../../entities/wallet/use-quoted-attempt.ts';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { useOutcomeCheck } from '../../feedback/outcome-check.tsx';
import { toasts } from '../../feedback/toasts.ts';
import { mayBeDone } from '../../feedback/unanswered.ts';
import { useLock } from '../../feedback/use-lock.ts';
import { successMessages } from '../../i18n/success-messages.ts';
import { runMutation } from '../../session/run-mutation.ts';
import { forgetDraft, readDraft, writeDraft } from '../../storage/drafts.ts';
import { inOneTab } from '../../storage/tab-lock.ts';

type Withdrawal = Schema<'Withdrawal'>;

/** Why nothing has been applied for so far. */
export type WithdrawNotice =
  | { kind: 'wrong-code'; attemptsLeft: number }
  /** Refused, or not sent. */
  | { kind: 'failed'; error: unknown }
  /** No answer came, and there is no such withdrawal as far as the server knows. */
  | { kind: 'unanswered' };

type Step =
  | { name: 'ready'; notice?: WithdrawNotice | undefined }
  | { name: 'sending' }
  /** What became of an attempt is not known; `isUnreachable` while it cannot be asked either. */
  | { name: 'checking'; isUnreachable: boolean };

/** What was sent and not answered: enough to find it among the withdrawals. Never the payment code. */
const Sent = v.object({
  payee_id: v.number(),
  amount: v.string(),
  /** The server's time before it was sent, RFC 3339. */
  since: v.string(),
});
type Sent = v.InferOutput<typeof Sent>;

const SENT = 'withdrawal.sent';

interface Intention {
  payee_id: number;
  amount: string;
}

export type Withdraw = ReturnType<typeof useWithdraw>;

interface WithdrawOptions {
  quote: Pick<QuoteState<MoneyQuote>, 'settle' | 'renew'>;
  /** Called once it is known that an application was received. */
  onApplied: (withdrawal: Withdrawal) => void;
}

/**
 * Applies for a withdrawal, exactly once. An attempt without an answer is repeated under its idempotency key, and then
 * looked for among the withdrawals, over a reload too; the same withdrawal, applied for in another tab since the quote,
 * counts as this one. The code is in the request alone: the mutation, which keeps its variables, is reset at once.
 */
export function useWithdraw({ quote, onApplied }: WithdrawOptions) {
  const queries = useQueryClient();
  const { mutateAsync, reset } = useMutation({ ...createWithdrawal(), meta: errorShownInPlace });
  const { attempt } = useQuotedAttempt<MoneyQuote, Intention, { pay_code: string }, Withdrawal>({
    name: 'withdrawal',
    quote,
    send: (body) => mutateAsync(body),
  });
  const [step, setStep] = useState<Step>(() =>
    readDraft(SENT, Sent) === undefined ? { name: 'ready' } : { name: 'checking', isUnreachable: false },
  );
  const { lock, track, clear } = useLock();
  /** The last one that was received here: the next one may be the same again. */
  const known = useRef(0);

  const find = async ({ payee_id, amount, since }: Sent): Promise<Withdrawal | undefined> => {
    const { list } = await queries.fetchQuery({ ...withdrawalList.pages({})(1), staleTime: 0, retry: false });
    return list.find(
      (one) =>
        one.payee_id === payee_id &&
        one.amount === amount &&
        one.id > known.current &&
        Date.parse(one.created_at) >= Date.parse(since),
    );
  };
  const finish = (withdrawal: Withdrawal) => {
    toasts.done(i18n._(successMessages.drawSuccess));
    known.current = withdrawal.id;
    forgetDraft(SENT);
    setStep({ name: 'ready' });
    onApplied(withdrawal);
  };

  const send = async (payee_id: number, seen: MoneyQuote, pay_code: string): Promise<Withdrawal> => {
    const before = readDraft(SENT, Sent);
    const sent = { payee_id, amount: seen.amount, since: seen.server_time };
    // Before anything is sent: what may have come late of the last attempt, and what another tab has applied for.
    for (const one of before === undefined ? [sent] : [before, sent]) {
      const found = await find(one);
      if (found !== undefined) return found;
    }
    // A wrong code counts as a try here, and nothing is sent with it.
    await runMutation(queries, { ...verifyPayCode(), meta: errorShownInPlace }, { pay_code });
    writeDraft(SENT, sent);
    return attempt(({ amount }) => ({ payee_id, amount }), { pay_code });
  };

  const apply = async (payeeId: number, seen: MoneyQuote, code: string) => {
    setStep({ name: 'sending' });
    clear();
    try {
      finish(await inOneTab('withdrawal', () => send(payeeId, seen, code)));
    } catch (error) {
      setStep(await afterFailure(error));
    } finally {
      reset();
    }
  };

  const afterFailure = async (error: unknown): Promise<Step> => {
    // It says nothing of an earlier attempt.
    if (isApiError(error, 'verifyPayCode') && error.kind === 'business')
      return { name: 'ready', notice: await noticeOf(error) };
    // Under the same key, another code was sent before, and was right: its answer was lost.
    const isConflict = isApiError(error) && error.reason === 'idempotency_conflict';
    if (readDraft(SENT, Sent) !== undefined && (mayBeDone(error) || isConflict))
      return { name: 'checking', isUnreachable: false };
    forgetDraft(SENT);
    if (!isApiError(error, 'createWithdrawal') || error.kind !== 'business')
      return { name: 'ready', notice: { kind: 'failed', error } };
    return { name: 'ready', notice: await noticeOf(error) };
  };

  const noticeOf = async (
    error: Extract<ApiErrorOf<'createWithdrawal' | 'verifyPayCode'>, { kind: 'business' }>,
  ): Promise<WithdrawNotice> => {
    if (error.reason === 'pay_code_wrong' || error.reason === 'pay_code_locked') {
      track(error.data);
      return { kind: 'wrong-code', attemptsLeft: error.data.attempts_left };
    }
    // What stands in the way is shown from the account itself.
    await Promise.all([
      queries.fetchQuery({ ...userInfoQuery(), staleTime: 0 }),
      queries.fetchQuery({ ...withdrawalInfoQuery(), staleTime: 0 }),
    ]).catch(() => undefined);
    return { kind: 'failed', error };
  };

  const isChecking = step.name === 'checking';
  const checkNow = useOutcomeCheck({
    isChecking,
    look: async () => {
      const sent = readDraft(SENT, Sent);
      return sent && find(sent);
    },
    onFound: finish,
    onUnreachable: () => setStep({ name: 'checking', isUnreachable: true }),
    onNothing: () => setStep({ name: 'ready', notice: { kind: 'unanswered' } }),
  });

  return {
    apply: (payeeId: number, seen: MoneyQuote, code: string) => void apply(payeeId, seen, code),
    isSending: step.name === 'sending',
    checking: isChecking ? step : undefined,
    /** Asks at once, instead of when it is time for it. */
    checkNow,
    notice: step.name === 'ready' ? step.notice : undefined,
    /** While wrong tries have locked the code. */
    lock,
  };
}
