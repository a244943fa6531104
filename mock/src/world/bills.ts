import { fillText } from '../text.ts';
import { DATA } from './data/data.ts';
import type { Entry } from './ledger.ts';
import type { Cents, Instant, Order, Recharge, Refund, Withdrawal } from './types.ts';
import { orderSums } from './views/orders.ts';

/** The bill of a record, with its kind and number as the title, for example `Order M2611190312`. */
const billOf = (
  type: 'order' | 'refund' | 'recharge' | 'withdrawal',
  { id, sn }: { readonly id: number; readonly sn: string },
  amount: Cents,
  createdAt: Instant,
): Entry => ({
  type,
  title: fillText(DATA.bills[type], { number: sn }),
  amount,
  createdAt,
  source: { kind: type, id },
});

/** Debits the total of an order. */
export const orderBill = (order: Order, at: Instant): Entry => billOf('order', order, -orderSums(order).total, at);

/** Credits the amount of a case. */
export const refundBill = (refund: Refund, at: Instant): Entry => billOf('refund', refund, refund.amount, at);

/** Credits the amount of a top-up less its fee. */
export const rechargeBill = (recharge: Recharge, at: Instant): Entry =>
  billOf('recharge', recharge, recharge.amount - recharge.fee, at);

/** Debits the amount of a withdrawal, which includes its fee. */
export const withdrawalBill = (withdrawal: Withdrawal, at: Instant): Entry =>
  billOf('withdrawal', withdrawal, -withdrawal.amount, at);
