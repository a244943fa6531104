import { ORDER_STATUS, type OrderStatus } from './order-status.ts';
import type { Fulfilment } from './order-transitions.ts';
import type { RefundStatus } from './refund-transitions.ts';

/** What of a refund case its order's status follows from. Amounts are whole cents. */
export interface CaseState {
  readonly status: RefundStatus;
  readonly amount: number;
}

const UNDER_WAY: ReadonlySet<RefundStatus> = new Set(['accepted', 'returning', 'returned']);

/** What an order's cases have paid back together. */
export const paidBackBy = (cases: readonly CaseState[]): number =>
  cases.reduce((sum, { status, amount }) => (status === 'refunded' ? sum + amount : sum), 0);

/**
 * The status that follows from an order's fulfilment, what was paid for it and its cases: in after-sale while one waits
 * for an answer, else refunding while one is under way, refunded only when everything was paid back, else the
 * fulfilment (R4.01, B4.11).
 */
export const orderStatusOf = (fulfilment: Fulfilment, paid: number, cases: readonly CaseState[]): OrderStatus => {
  if (cases.some(({ status }) => status === 'applied')) return ORDER_STATUS.in_after_sale;
  if (cases.some(({ status }) => UNDER_WAY.has(status))) return ORDER_STATUS.refunding;
  const isPaidBack = cases.some(({ status }) => status === 'refunded') && paidBackBy(cases) >= paid;
  return isPaidBack ? ORDER_STATUS.refunded : fulfilment;
};
