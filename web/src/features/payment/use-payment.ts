import type { Schema } from '@meridian/sdk';
import { createPayment } from '@meridian/sdk/flows';
import { useQueryClient } from '@tanstack/react-query';
import { useCodeAttempt } from '../../entities/wallet/use-code-attempt.ts';
import { safeSessionStorage } from '../../storage/session-storage.ts';
import { privateTabKey } from '../../storage/storage-owner.ts';

export type Payment = ReturnType<typeof usePayment>;

const SIGNED_OUT = privateTabKey('payment.signed-out');

const signedOut = {
  get: () => safeSessionStorage.get(SIGNED_OUT),
  set: (name: string | null) =>
    name === null ? safeSessionStorage.remove(SIGNED_OUT) : safeSessionStorage.set(SIGNED_OUT, name),
};

/** Pays the orders, once (B5.15). */
export function usePayment(orderIds: readonly number[], payable: readonly Schema<'Order'>[]) {
  const queries = useQueryClient();
  const { signed, state, ...payment } = useCodeAttempt((options) =>
    createPayment(queries, { orderIds, signedOut, ...options }),
  );
  const ids = payable.map(({ id }) => id);
  return {
    ...payment,
    pay: (payCode: string) => signed.pay(ids, payCode),
    /** The server's answer to the payment. A reload loses it, but not the orders themselves. */
    answer: state.name === 'settled' && state.by === 'answer' ? state.data : undefined,
  };
}
