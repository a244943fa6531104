import type { Fulfilment } from './order-transitions.ts';
import type { RefundStatus } from './refund-transitions.ts';

/** Where an order stands as its tabs show it (contract: OrderStatus). */
export type OrderStatus = Fulfilment | -2 | -3 | -4;

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
  if (cases.some(({ status }) => status === 'applied')) return -4;
  if (cases.some(({ status }) => UNDER_WAY.has(status))) return -2;
  return cases.some(({ status }) => status === 'refunded') && paidBackBy(cases) >= paid ? -3 : fulfilment;
};
