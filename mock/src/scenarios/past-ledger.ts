import { nextId } from '../world/ids.ts';
import type { Buyer } from '../world/seed/order-history/buyer.ts';

/**
 * Writes bills, top-ups and withdrawals before all existing ones. Their sum must be zero. Existing bills are
 * renumbered, since a later bill has a larger number.
 */
export function writePast({ world, customer }: Buyer, write: () => void): void {
  const { bills, withdrawals, recharges } = customer;
  Object.assign(customer, { bills: [], withdrawals: [], recharges: [] });
  write();
  for (const bill of bills) bill.id = nextId(world, 'bill');
  customer.bills.push(...bills);
  customer.withdrawals.push(...withdrawals);
  customer.recharges.push(...recharges);
}
