import { ORDER_STATUS, type OrderStatus } from './order-status.ts';
import type { Fulfilment } from './order-transitions.ts';
import type { RefundStatus } from './refund-transitions.ts';

/** The part of a refund case that determines its order's status. Amounts are whole cents. */
export interface CaseState {
  readonly status: RefundStatus;
  readonly amount: number;
}

const UNDER_WAY: ReadonlySet<RefundStatus> = new Set(['accepted', 'returning', 'returned']);

/** The sum that an order's cases have paid back. */
export const paidBackBy = (cases: readonly CaseState[]): number =>
  cases.reduce((sum, { status, amount }) => (status === 'refunded' ? sum + amount : sum), 0);

/**
 * Derives an order's status from its fulfilment, the amount paid and its cases: in after-sale while a case waits for an
 * answer, else refunding while a case is under way, refunded only when everything was paid back, else the fulfilment
 * (R4.01, B4.11).
 */
export const orderStatusOf = (fulfilment: Fulfilment, paid: number, cases: readonly CaseState[]): OrderStatus => {
  if (cases.some(({ status }) => status === 'applied')) return ORDER_STATUS.in_after_sale;
  if (cases.some(({ status }) => UNDER_WAY.has(status))) return ORDER_STATUS.refunding;
  const isPaidBack = cases.some(({ status }) => status === 'refunded') && paidBackBy(cases) >= paid;
  return isPaidBack ? ORDER_STATUS.refunded : fulfilment;
};
