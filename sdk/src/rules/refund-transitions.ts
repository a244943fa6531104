import { reachable } from './reachable.ts';

export type RefundStatus = 'applied' | 'accepted' | 'returning' | 'returned' | 'refunded' | 'refused' | 'withdrawn';

// A case that the shop refused can be escalated once: it is applied again, and the platform decides.
const transitions: Readonly<Record<RefundStatus, readonly RefundStatus[]>> = {
  applied: ['accepted', 'refused', 'withdrawn'],
  accepted: ['returning', 'refunded', 'withdrawn'],
  returning: ['returned'],
  returned: ['refunded', 'refused'],
  refunded: [],
  refused: ['applied'],
  withdrawn: [],
};

/** Whether one step may lead a refund from one status to another; staying is always allowed. */
export const canRefundMove = (from: RefundStatus, to: RefundStatus): boolean =>
  from === to || transitions[from].includes(to);

/** Every status a refund can come to from one, over any number of steps; its own is one of them. */
export const reachableRefundStatuses = (from: RefundStatus): ReadonlySet<RefundStatus> =>
  reachable(from, (status) => transitions[status]);

const closed: ReadonlySet<RefundStatus> = new Set(['refunded', 'refused', 'withdrawn']);

/** Whether a case is over, unless a refused one is escalated. */
export const isRefundClosed = (status: RefundStatus): boolean => closed.has(status);
