import { type ApiErrorOf, type DataOf, isApiError, type Schema } from '@meridian/sdk';
import { orderQuery, payOrders, userInfoQuery } from '@meridian/sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { useOutcomeCheck } from '../../feedback/outcome-check.tsx';
import { mayBeDone } from '../../feedback/unanswered.ts';
import { useLock } from '../../feedback/use-lock.ts';
import { attemptKey, forgetAttempt, isAttemptOpen } from '../../storage/attempt-keys.ts';
import { signedOutPayment } from './interrupted-payment.ts';
import { sortOrders } from './payment-orders.ts';

const ATTEMPT = 'payOrders';

/** Why nothing has been paid so far. */
export type PaymentNotice =
  | { kind: 'wrong-code'; attemptsLeft: number }
  /** Refused, or not sent: nothing was charged. */
  | { kind: 'failed'; error: unknown }
  /** No answer came, and the order is not paid as far as the server knows. */
  | { kind: 'unanswered' }
  | { kind: 'signed-out' }
  /** Some of the orders were paid or have ended meanwhile, so another sum is left. */
  | { kind: 'changed' };

type Step =
  | { name: 'ready'; notice?: PaymentNotice }
  | { name: 'sending' }
  /** What became of an attempt is not known; `isUnreachable` while it cannot be asked either. */
  | { name: 'checking'; isUnreachable: boolean };

export type Payment = ReturnType<typeof usePayment>;

/**
 * Pays the orders, once. The code is in the request alone: the mutation, which keeps its variables, is reset at once. An
 * attempt without a readable answer leads to `checking`, which asks for the orders until it is known what became of it; a
 * further attempt goes under the same key (storage/attempt-keys.ts), so that nothing is charged twice.
 */
export function usePayment(orderIds: readonly number[], payable: readonly Schema<'Order'>[]) {
  const queries = useQueryClient();
  const { mutateAsync, reset } = useMutation({ ...payOrders(), meta: errorShownInPlace });
  const [step, setStep] = useState<Step>(() => firstStep(orderIds, payable));
  const [answer, setAnswer] = useState<DataOf<'payOrders'>>();
  const { lock, wasLocked, ...locking } = useLock();

  const readAgain = async () => {
    const reads = orderIds.map((id) => queries.fetchQuery({ ...orderQuery(id), staleTime: 0 }));
    const orders = await Promise.all(reads);
    await queries.fetchQuery({ ...userInfoQuery(), staleTime: 0 });
    return orders;
  };

  const pay = async (code: string) => {
    const order_ids = payable.map(({ id }) => id);
    setStep({ name: 'sending' });
    locking.clear();
    signedOutPayment.clear();
    try {
      const paid = await mutateAsync({ idempotency_key: attemptKey(ATTEMPT, order_ids), order_ids, pay_code: code });
      forgetAttempt(ATTEMPT);
      setAnswer(paid);
      setStep({ name: 'ready' });
    } catch (error) {
      setStep(await afterFailure(error));
    } finally {
      reset();
    }
  };

  const afterFailure = async (error: unknown): Promise<Step> => {
    // Under the same key, another code was sent before, and was right: its answer was lost.
    const isConflict = isApiError(error) && error.reason === 'idempotency_conflict';
    if (mayBeDone(error) || isConflict) return { name: 'checking', isUnreachable: false };
    forgetAttempt(ATTEMPT);
    if (isApiError(error) && error.kind === 'unauthorized') {
      signedOutPayment.mark(orderIds);
      return { name: 'ready', notice: { kind: 'signed-out' } };
    }
    if (!isApiError(error, 'payOrders') || error.kind !== 'business')
      return { name: 'ready', notice: { kind: 'failed', error } };
    return { name: 'ready', notice: await noticeOf(error) };
  };

  const noticeOf = async (error: Extract<ApiErrorOf<'payOrders'>, { kind: 'business' }>): Promise<PaymentNotice> => {
    switch (error.reason) {
      case 'pay_code_wrong':
      case 'pay_code_locked': {
        locking.track(error.data);
        return { kind: 'wrong-code', attemptsLeft: error.data.attempts_left };
      }
      case 'order_already_paid':
      case 'order_state_changed':
      case 'pay_deadline_passed': {
        const orders = await readAgain().catch(() => undefined);
        return orders === undefined ? { kind: 'failed', error } : { kind: 'changed' };
      }
      default:
        // What stands in the way is shown from the account itself.
        await readAgain().catch(() => undefined);
        return { kind: 'failed', error };
    }
  };

  const isChecking = step.name === 'checking';
  const checkNow = useOutcomeCheck({
    isChecking,
    look: async () => (sortOrders(await readAgain()).payable.length === 0 ? true : undefined),
    onFound: () => {
      forgetAttempt(ATTEMPT);
      setStep({ name: 'ready' });
    },
    onUnreachable: () => setStep({ name: 'checking', isUnreachable: true }),
    onNothing: () => setStep({ name: 'ready', notice: { kind: 'unanswered' } }),
  });

  return {
    pay: (code: string) => void pay(code),
    /** What was paid, as the server answered it; lost by a reload, unlike the orders themselves. */
    answer,
    isSending: step.name === 'sending',
    checking: isChecking ? step : undefined,
    /** Asks at once, instead of when it is time for it. */
    checkNow,
    notice: step.name === 'ready' ? step.notice : undefined,
    /** While wrong tries have locked the code. */
    lock,
    wasLocked,
  };
}

/** An attempt that the last page did not see the end of, such as before a reload, is looked into first. */
function firstStep(orderIds: readonly number[], payable: readonly Schema<'Order'>[]): Step {
  if (payable.length === 0) return { name: 'ready' };
  if (
    isAttemptOpen(
      ATTEMPT,
      payable.map(({ id }) => id),
    )
  )
    return { name: 'checking', isUnreachable: false };
  return signedOutPayment.isMarked(orderIds) ? { name: 'ready', notice: { kind: 'signed-out' } } : { name: 'ready' };
}
