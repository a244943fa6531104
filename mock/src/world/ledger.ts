import { AUDIT_STATUS } from '@meridian/sdk/rules';
import { nextId } from './ids.ts';
import type { Bill, Cents, Customer, World } from './types.ts';

/** A customer's money in cents; total = available + pending. */
export interface Totals {
  readonly available: Cents;
  /** Held by withdrawals under audit. */
  readonly pending: Cents;
  readonly total: Cents;
}

/** A customer's balance: the last bill has the total; withdrawals under audit hold part of it. */
export const totals = (customer: Customer): Totals => {
  const total = customer.bills.at(-1)?.balanceAfter ?? 0;
  let pending = 0;
  for (const { status, amount } of customer.withdrawals) if (status === AUDIT_STATUS.auditing) pending += amount;
  return { available: total - pending, pending, total };
};

/** A bill without its number and resulting balance. Money out is negative. */
export type Entry = Omit<Bill, 'id' | 'balanceAfter'>;

/**
 * Writes a bill, the only way to change a balance, and returns the new total in cents. Throws for an invalid amount,
 * for more than is available, and for a bill older than the last one. Set a passed withdrawal to its final status
 * before posting its bill: until then it holds its own amount.
 */
export const post = (world: World, customer: Customer, entry: Entry): Cents => {
  if (!Number.isSafeInteger(entry.amount)) throw new Error(`Not a whole number of cents: ${entry.amount}`);
  const { available, total } = totals(customer);
  if (available + entry.amount < 0) {
    throw new Error(`Customer ${customer.id} has ${available} cents, too little for ${entry.amount}`);
  }
  const last = customer.bills.at(-1);
  if (last && entry.createdAt < last.createdAt) throw new Error(`A bill cannot be older than bill ${last.id}`);
  const balanceAfter = total + entry.amount;
  customer.bills.push({ id: nextId(world, 'bill'), ...entry, balanceAfter });
  return balanceAfter;
};
