import { DAY, HOUR } from '../clock.ts';
import { LIMITS } from '../limits.ts';
import type { Instant, Order } from '../types.ts';

/** How long orders wait until a job takes their next step. */
const SHIPPED_AFTER = 48 * HOUR;
const RECEIVED_AFTER = LIMITS.receiptDays * DAY;
const RECEIVED_LATER_BY = 7 * DAY;
const COMPLETED_AFTER = LIMITS.completionDays * DAY;
const MIND_CHANGED_WITHIN = LIMITS.changeOfMindDays * DAY;

/** The later of a step and the closing of the last refund case. */
const sinceCases = (at: Instant, { caseClosedAt }: Order): Instant => Math.max(at, caseClosedAt ?? 0);

/** When the shop ships a paid order (1 → 2); later if a case held every piece until then. */
export const shipDueAt = (order: Order): Instant => sinceCases((order.paidAt ?? 0) + SHIPPED_AFTER, order);

/** When a shipped order counts as received (2 → 3). */
export const receiptDueAt = ({ shippedAt, receiptExtended }: Order): Instant =>
  (shippedAt ?? 0) + RECEIVED_AFTER + (receiptExtended ? RECEIVED_LATER_BY : 0);

/** When a received order without open cases completes (3 → 4); the end of the time for refunds, also once reviewed. */
export const completionDueAt = (order: Order): Instant => sinceCases(order.receivedAt ?? 0, order) + COMPLETED_AFTER;

/** Until when an order can be undone without a reason; null before receipt. */
export const changeOfMindUntil = ({ receivedAt }: Order): Instant | null =>
  receivedAt === null ? null : receivedAt + MIND_CHANGED_WITHIN;
