import type { OrderStatus, RefundStatus } from './types.ts';

/**
 * Where an order may go from each status (decisions: State tables). Refused and withdrawn refunds lead back to the
 * status before: from -2 and -4 to 1, 2 or 3.
 */
export const ORDER_TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  0: [1, -1],
  1: [2, -2],
  2: [3, -4],
  3: [4, -4],
  4: [],
  '-1': [],
  '-2': [-3, 1, 2, 3],
  '-3': [],
  '-4': [-2, 2, 3],
};

/** Where a refund case may go from each status. */
export const REFUND_TRANSITIONS: Readonly<Record<RefundStatus, readonly RefundStatus[]>> = {
  applied: ['accepted', 'refused', 'withdrawn'],
  accepted: ['returning', 'refunded', 'refused', 'withdrawn'],
  returning: ['returned', 'refused', 'withdrawn'],
  returned: ['refunded', 'refused'],
  refunded: [],
  refused: [],
  withdrawn: [],
};

/** Whether one step may lead an order from one status to another; staying is always allowed. */
export const allowedTransition = (from: OrderStatus, to: OrderStatus): boolean =>
  from === to || ORDER_TRANSITIONS[from].includes(to);

/** Every status an order can come to from one, over any number of steps: what is checked across a passage of time. */
export const reachable = (from: OrderStatus): ReadonlySet<OrderStatus> => {
  const seen = new Set<OrderStatus>([from]);
  for (const status of seen) for (const next of ORDER_TRANSITIONS[status]) seen.add(next);
  return seen;
};

/** The same for refund cases. */
export const refundReachable = (from: RefundStatus): ReadonlySet<RefundStatus> => {
  const seen = new Set<RefundStatus>([from]);
  for (const status of seen) for (const next of REFUND_TRANSITIONS[status]) seen.add(next);
  return seen;
};
