import { reachable } from './reachable.ts';

export type RefundStatus = 'applied' | 'accepted' | 'returning' | 'returned' | 'refunded' | 'refused' | 'withdrawn';

// A case that the shop refused can be escalated once: it returns to `applied`, and the platform decides.
const transitions: Readonly<Record<RefundStatus, readonly RefundStatus[]>> = {
  applied: ['accepted', 'refused', 'withdrawn'],
  accepted: ['returning', 'refunded', 'withdrawn'],
  returning: ['returned'],
  returned: ['refunded', 'refused'],
  refunded: [],
  refused: ['applied'],
  withdrawn: [],
};

/** Whether a refund can move from one status to another in one step; staying is always allowed. */
export const canRefundMove = (from: RefundStatus, to: RefundStatus): boolean =>
  from === to || transitions[from].includes(to);

/** Every status that a refund can reach from this one in any number of steps, itself included. */
export const reachableRefundStatuses = (from: RefundStatus): ReadonlySet<RefundStatus> =>
  reachable(from, (status) => transitions[status]);

const closed: ReadonlySet<RefundStatus> = new Set(['refunded', 'refused', 'withdrawn']);

/** Whether a case is closed. A refused one may still be escalated. */
export const isRefundClosed = (status: RefundStatus): boolean => closed.has(status);
