import { isApiError, type Schema } from '@meridian/sdk';
import { orderQuery, payOrders, userInfoQuery } from '@meridian/sdk/react';
import { type CodeNotice, useCodeAttempt } from '../../entities/wallet/use-code-attempt.ts';
import { safeSessionStorage } from '../../storage/session-storage.ts';
import { privateTabKey } from '../../storage/storage-owner.ts';

/** Why nothing has been paid so far. `changed`: some orders were paid or ended meanwhile, so the sum has changed. */
export type PaymentNotice = CodeNotice | { kind: 'signed-out' } | { kind: 'changed' };

export type Payment = ReturnType<typeof usePayment>;

const CHANGED = ['order_already_paid', 'order_state_changed', 'pay_deadline_passed'];

/** Refusals whose cause the screen shows in place of the pad. With the pad, the cause is gone. */
const HINDERED = ['balance_insufficient', 'wallet_frozen', 'pay_code_not_set'];

/** Keeps the `name` of a payment whose session ended as the customer confirmed: after signing in, the screen may be new. */
const SIGNED_OUT = privateTabKey('payment.signed-out');

/** Pays the orders, once (B5.15). */
export function usePayment(orderIds: readonly number[], payable: readonly Schema<'Order'>[]) {
  const name = orderIds.join();
  const { state, run, notice, ...attempt } = useCodeAttempt(payOrders, {
    name,
    readAgain: [userInfoQuery().queryKey, ...orderIds.map((id) => orderQuery(id).queryKey)],
  });
  return {
    ...attempt,
    pay: (pay_code: string) => {
      safeSessionStorage.remove(SIGNED_OUT);
      run(async (send) => {
        const next = await send({ order_ids: payable.map(({ id }) => id), pay_code });
        if ('error' in next && isApiError(next.error) && next.error.kind === 'unauthorized')
          safeSessionStorage.set(SIGNED_OUT, name);
        return next;
      });
    },
    /** The server's answer to the payment. A reload loses it, but not the orders themselves. */
    answer: state.name === 'settled' && state.by === 'answer' ? state.data : undefined,
    // After the attempt is settled, the check stays on screen until the paid orders are rendered.
    checking: state.name === 'settled' ? { isUnreachable: false, onCheck: () => undefined } : attempt.checking,
    notice: noticeOf(notice, safeSessionStorage.get(SIGNED_OUT) === name),
  };
}

function noticeOf(notice: CodeNotice | undefined, isSignedOut: boolean): PaymentNotice | undefined {
  if (isSignedOut && notice?.kind !== 'wrong-code') return { kind: 'signed-out' };
  if (notice?.kind === 'failed' && notice.isReadAgain && isApiError(notice.error)) {
    if (HINDERED.includes(notice.error.reason)) return undefined;
    if (CHANGED.includes(notice.error.reason)) return { kind: 'changed' };
  }
  return notice;
}
