import { AUDIT_STATUS } from '@meridian/sdk/rules';
import { totals } from '../ledger.ts';
import type { Bill, Customer, World } from '../types.ts';
import { orderSums } from '../views/orders.ts';
import type { Report } from './report.ts';

/** Each balance follows from the previous one, nothing is negative, and available + pending = total. */
const ledger = (customer: Customer, { of }: Report): void => {
  let balance = 0;
  let time = Number.NEGATIVE_INFINITY;
  for (const bill of customer.bills) {
    const must = of('bill', bill.id);
    must(Number.isSafeInteger(bill.amount), () => `${bill.amount} is not a whole number of cents`);
    balance += bill.amount;
    const expected = balance;
    must(bill.balanceAfter === expected, () => `leaves ${bill.balanceAfter} cents, not ${expected}`);
    must(bill.balanceAfter >= 0, () => `leaves ${bill.balanceAfter} cents, less than nothing`);
    must(bill.createdAt >= time, () => 'is older than the bill before it');
    balance = bill.balanceAfter;
    time = bill.createdAt;
  }
  const must = of('customer', customer.id);
  const { available, pending, total } = totals(customer);
  must(available >= 0, () => `has ${available} cents available`);
  must(pending >= 0, () => `has ${pending} cents pending`);
  must(available + pending === total, () => `${available} + ${pending} is not ${total} cents`);
};

/** The expected amount of a record's only bill; null if the record must have none. */
const expectedAmounts = (world: World): Map<string, number | null> => {
  const expected = new Map<string, number | null>();
  for (const order of world.orders.values()) {
    expected.set(`order ${order.id} of ${order.customerId}`, order.paidAt === null ? null : -orderSums(order).total);
  }
  for (const refund of world.refunds.values()) {
    const paid = refund.status === 'refunded';
    expected.set(`refund ${refund.id} of ${refund.customerId}`, paid ? refund.amount : null);
  }
  for (const { id, recharges, withdrawals } of world.customers.values()) {
    for (const one of recharges) {
      expected.set(`recharge ${one.id} of ${id}`, one.status === AUDIT_STATUS.passed ? one.amount - one.fee : null);
    }
    for (const one of withdrawals)
      expected.set(`withdrawal ${one.id} of ${id}`, one.status === AUDIT_STATUS.passed ? -one.amount : null);
  }
  return expected;
};

/** Every bill belongs to a record of the same amount, and every record that moved money has exactly one bill. */
const sources = (world: World, { of }: Report): void => {
  const expected = expectedAmounts(world);
  const billed = new Set<string>();
  const one = (customerId: number, { id, source, amount, type }: Bill) => {
    if (source.kind === 'none') return;
    const must = of('bill', id);
    const key = `${source.kind} ${source.id} of ${customerId}`;
    const sum = expected.get(key);
    must(type === source.kind || type === 'fee' || type === 'adjustment', () => `${type} leads to ${key}`);
    must(sum !== undefined, () => `leads to ${key}, which does not exist`);
    if (type !== source.kind || sum === undefined) return;
    must(sum !== null, () => `moves money for ${key}, which moves none`);
    must(sum === null || sum === amount, () => `moves ${amount} cents for ${key}, which is over ${sum}`);
    must(!billed.has(key), () => `is the second one for ${key}`);
    billed.add(key);
  };
  for (const customer of world.customers.values()) for (const bill of customer.bills) one(customer.id, bill);
  const must = of('bill', 'missing');
  for (const [key, sum] of expected) {
    must(sum === null || sum === 0 || billed.has(key), () => `${key} moved ${sum} cents without one`);
  }
};

/** Amounts, fees and audit times of recharges and withdrawals. */
const requests = ({ recharges, withdrawals }: Customer, { of }: Report): void => {
  for (const [kind, list] of [
    ['recharge', recharges],
    ['withdrawal', withdrawals],
  ] as const) {
    for (const { id, amount, fee, status, auditedAt, auditAt, refuseReason, network, rate } of list) {
      const must = of(kind, id);
      must(amount > 0 && Number.isSafeInteger(amount), () => `is over ${amount} cents`);
      must(fee >= 0 && fee <= amount, () => `costs ${fee} of ${amount} cents`);
      const audited = status === AUDIT_STATUS.passed || status === AUDIT_STATUS.refused;
      must(audited === (auditedAt !== null), () => `status ${status}, audited at ${auditedAt}`);
      must(status === AUDIT_STATUS.auditing || auditAt === null, () => `status ${status}, to be audited at ${auditAt}`);
      must((network === null) === (rate === null), () => `network ${network}, rate ${rate}`);
      must(
        (status === AUDIT_STATUS.refused) === (refuseReason !== null),
        () => `status ${status}, reason ${refuseReason?.en}`,
      );
    }
  }
};

/** A succeeded card payment has exactly one top-up, of the same amount; other card payments have none. */
const cardPayments = ({ cardPayments: payments, recharges }: Customer, { of }: Report): void => {
  for (const { id, status, rechargeId, dueAt, amount, fee } of payments) {
    const must = of('cardPayment', id);
    const open = status === 'pending' || status === 'unknown';
    must(open === (dueAt !== null), () => `is ${status}, due at ${dueAt}`);
    const made = recharges.filter(({ paymentId }) => paymentId === id);
    const one = made.length === 1 && made[0]?.amount === amount && made[0].fee === fee && made[0].id === rechargeId;
    const none = made.length === 0 && rechargeId === null;
    must(status === 'succeeded' ? one : none, () => `is ${status} with ${made.length} top-ups`);
  }
};

/** No on-chain transaction counts for two top-ups. */
const transactions = (world: World, { of }: Report): void => {
  const seen = new Set<string>();
  for (const { recharges } of world.customers.values()) {
    for (const { id, txHash, status } of recharges) {
      if (txHash === null || status === AUDIT_STATUS.refused) continue;
      const hash = txHash.toLowerCase().replace(/^0x/, '');
      of('recharge', id)(!seen.has(hash), () => 'counts a transaction for the second time');
      seen.add(hash);
    }
  }
};

export const checkMoney = (world: World, report: Report): void => {
  for (const customer of world.customers.values()) {
    ledger(customer, report);
    requests(customer, report);
    cardPayments(customer, report);
  }
  transactions(world, report);
  sources(world, report);
};
