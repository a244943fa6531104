import type { AnyQueryClient } from '../cache/query-client.ts';
import { isApiError } from '../client/api-error.ts';
import { orderQuery, payOrders } from '../operations/orders.ts';
import { userInfoQuery } from '../operations/session.ts';
import { type CodeNotice, createSignedAttempt, type SignedFlow, type SignedOptions } from './signed-attempt.ts';

/**
 * Why nothing has been paid so far. `signed-out`: the session ended as the customer confirmed. `changed`: some orders
 * were paid or ended meanwhile, so the sum has changed.
 */
export type PaymentNotice = CodeNotice | { kind: 'signed-out' } | { kind: 'changed' };

export interface PaymentOptions extends Omit<SignedOptions<'payOrders'>, 'name'> {
  /** The orders on screen, paid or not: their payment is one attempt. */
  orderIds: readonly number[];
  /** Stores the `name` of a payment whose session ended as the customer confirmed: it ends the screen, too. */
  signedOut: { get: () => string | null; set: (name: string | null) => void };
}

export interface Payment extends SignedFlow<'payOrders', PaymentNotice> {
  /** Pays those of the orders that can be paid, once. An answer that is lost is looked up while `watch` is on. */
  pay: (payableIds: readonly number[], payCode: string) => void;
}

const CHANGED = ['order_already_paid', 'order_state_changed', 'pay_deadline_passed'];

/** Refusals whose cause the screen shows in place of a notice, once it is read again. With the cause, the notice is gone. */
const HINDERED = ['balance_insufficient', 'wallet_frozen', 'pay_code_not_set'];

/** Pays orders from the balance, signed with the payment code (B5.15). */
export const createPayment = (
  queryClient: AnyQueryClient,
  { orderIds, signedOut, ...options }: PaymentOptions,
): Payment => {
  const name = orderIds.join();
  const noticeOf = (notice: CodeNotice | undefined): PaymentNotice | undefined => {
    if (signedOut.get() === name && notice?.kind !== 'wrong-code') return { kind: 'signed-out' };
    if (notice?.kind === 'failed' && notice.isReadAgain && isApiError(notice.error)) {
      if (HINDERED.includes(notice.error.reason)) return undefined;
      if (CHANGED.includes(notice.error.reason)) return { kind: 'changed' };
    }
    return notice;
  };
  const readAgain = [userInfoQuery().queryKey, ...orderIds.map((id) => orderQuery(id).queryKey)];
  const signed = createSignedAttempt(queryClient, payOrders, { ...options, name, readAgain, noticeOf });
  return Object.assign(signed, {
    pay: (payableIds: readonly number[], pay_code: string) => {
      signedOut.set(null);
      void signed.run(async (send) => {
        const next = await send({ order_ids: [...payableIds], pay_code });
        if ('error' in next && isApiError(next.error) && next.error.kind === 'unauthorized') signedOut.set(name);
        return next;
      });
    },
  });
};
