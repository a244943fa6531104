import {
  canCardPaymentMove,
  canFulfilmentMove,
  canRefundMove,
  reachableFulfilments,
  reachableRefundStatuses,
} from '@meridian/sdk/rules';
import type { CardPayment, Fulfilment, RefundStatus, WithdrawalStatus, World } from '../types.ts';
import { isPaidBackWhole } from '../views/cases.ts';

/** The parts of a world with transition tables or rules: small, so that they can be copied before every request. */
export interface States {
  readonly orders: ReadonlyMap<number, Fulfilment>;
  readonly refunds: ReadonlyMap<number, RefundStatus>;
  /** By `recharge` or `withdrawal` and id. */
  readonly audits: ReadonlyMap<string, WithdrawalStatus>;
  readonly cardPayments: ReadonlyMap<number, CardPayment['status']>;
  /** The number of bills of each customer, and the balance after the last one. */
  readonly bills: ReadonlyMap<number, { readonly count: number; readonly balance: number }>;
  /** The versions of carts, profiles and addresses. */
  readonly versions: ReadonlyMap<string, number>;
}

export const statesOf = (world: World): States => {
  const audits = new Map<string, WithdrawalStatus>();
  const cardPayments = new Map<number, CardPayment['status']>();
  const bills = new Map<number, { count: number; balance: number }>();
  const versions = new Map<string, number>();
  for (const customer of world.customers.values()) {
    versions.set(`cart ${customer.id}`, customer.cartVersion).set(`profile ${customer.id}`, customer.version);
    for (const { id, version } of customer.addresses) versions.set(`address ${id}`, version);
    for (const { id, status } of customer.recharges) audits.set(`recharge ${id}`, status);
    for (const { id, status } of customer.withdrawals) audits.set(`withdrawal ${id}`, status);
    for (const { id, status } of customer.cardPayments) cardPayments.set(id, status);
    bills.set(customer.id, { count: customer.bills.length, balance: customer.bills.at(-1)?.balanceAfter ?? 0 });
  }
  const orders = new Map<number, Fulfilment>();
  for (const { id, fulfilment } of world.orders.values()) orders.set(id, fulfilment);
  const refunds = new Map<number, RefundStatus>();
  for (const { id, status } of world.refunds.values()) refunds.set(id, status);
  return { orders, refunds, audits, cardPayments, bills, versions };
};

/**
 * The forbidden changes between two moments of a world: orders and refunds off their tables, reversed audits, vanished
 * records, rewritten bills, decreased versions. `steps` is whether a record may have taken at most one step, or several
 * (time has passed in between).
 */
export const transitionViolations = (before: States, after: World, steps: 'one' | 'several' = 'several'): string[] => {
  const found: string[] = [];
  const now = statesOf(after);
  const compare = <Key, State>(
    record: string,
    earlier: ReadonlyMap<Key, State>,
    later: ReadonlyMap<Key, State>,
    allowed: (from: State, to: State, key: Key) => boolean,
  ) => {
    for (const [key, from] of earlier) {
      const to = later.get(key);
      if (to === undefined) found.push(`${record}${key}: has vanished`);
      else if (from !== to && !allowed(from, to, key)) found.push(`${record}${key}: went from ${from} to ${to}`);
    }
  };
  const one = steps === 'one';
  compare('order ', before.orders, now.orders, (from, to, id) => {
    if (!one) return reachableFulfilments(from).has(to);
    // Only a fully refunded order completes without a receipt.
    const order = after.orders.get(id);
    const skipsReceipt = from === 2 && to === 4 && !(order && isPaidBackWhole(after, order));
    return canFulfilmentMove(from, to) && !skipsReceipt;
  });
  compare('refund ', before.refunds, now.refunds, (from, to) =>
    one ? canRefundMove(from, to) : reachableRefundStatuses(from).has(to),
  );
  compare('', before.audits, now.audits, (from) => from === 0);
  for (const [record, version] of before.versions) {
    const later = now.versions.get(record) ?? version;
    if (later < version) found.push(`${record}: its version went from ${version} to ${later}`);
  }
  // A pending payment can reach everything that an unknown one can: one step or two make no difference.
  compare('card payment ', before.cardPayments, now.cardPayments, canCardPaymentMove);
  for (const [id, { count, balance }] of before.bills) {
    const customer = after.customers.get(id);
    const rewritten = count > 0 && customer?.bills[count - 1]?.balanceAfter !== balance;
    if (!customer) found.push(`customer ${id}: has vanished`);
    else if (rewritten) found.push(`customer ${id}: bill ${count} of the ledger was rewritten`);
  }
  return found;
};
