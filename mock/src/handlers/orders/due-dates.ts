import { DAY, HOUR } from '../../world/clock.ts';
import type { Instant, Order } from '../../world/types.ts';

/** How long orders wait before a step is taken for them (decisions: State tables; mock: dispatch). */
const SHIPPED_AFTER = 48 * HOUR;
const RECEIVED_AFTER = 10 * DAY;
const COMPLETED_AFTER = 7 * DAY;

/** Time counts from a step, or from when a refund case gave the order its status back, whichever was later. */
const since = (step: Instant | null, { resumedAt }: Order): Instant => Math.max(step ?? 0, resumedAt ?? 0);

/** When the shop hands an order over that is paid and waits (1 → 2). */
export const shipDueAt = (order: Order): Instant => since(order.paidAt, order) + SHIPPED_AFTER;

/** When a shipped order counts as received (2 → 3). */
export const receiptDueAt = (order: Order): Instant => since(order.shippedAt, order) + RECEIVED_AFTER;

/** When a received order is completed (3 → 4). */
export const completionDueAt = (order: Order): Instant => since(order.receivedAt, order) + COMPLETED_AFTER;
