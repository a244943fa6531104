import { DAY, HOUR } from '../clock.ts';
import type { Instant, Order } from '../types.ts';

/** How long orders wait before a job takes their next step. */
const SHIPPED_AFTER = 48 * HOUR;
const RECEIVED_AFTER = 10 * DAY;
const RECEIVED_LATER_BY = 7 * DAY;
const COMPLETED_AFTER = 7 * DAY;

/** Time counts from a step, or from when the last refund case was closed, whichever was later. */
const sinceCases = (at: Instant, { caseClosedAt }: Order): Instant => Math.max(at, caseClosedAt ?? 0);

/** When the shop hands an order over that is paid and waits (1 → 2); later when a case held every piece until then. */
export const shipDueAt = (order: Order): Instant => sinceCases((order.paidAt ?? 0) + SHIPPED_AFTER, order);

/** When a shipped order counts as received (2 → 3). */
export const receiptDueAt = ({ shippedAt, receiptExtended }: Order): Instant =>
  (shippedAt ?? 0) + RECEIVED_AFTER + (receiptExtended ? RECEIVED_LATER_BY : 0);

/** When a received order without open cases is completed (3 → 4). */
export const completionDueAt = (order: Order): Instant => sinceCases(order.receivedAt ?? 0, order) + COMPLETED_AFTER;
