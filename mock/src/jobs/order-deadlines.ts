import { ORDER_STATUS } from '@meridian/sdk/rules';
import { notify } from '../handlers/notify.ts';
import { cancelUnpaid } from '../handlers/orders/cancel.ts';
import { markCompleted, markReceived } from '../handlers/orders/confirm.ts';
import { DATA } from '../world/data/data.ts';
import { news } from '../world/texts/news.ts';
import type { Order } from '../world/types.ts';
import { hasOpenCase } from '../world/views/cases.ts';
import { completionDueAt, receiptDueAt } from '../world/views/due-dates.ts';
import { customerOf, type Job, NEVER } from './job.ts';

/** Marks an order as received ten days after shipping, or later if that was extended (2 → 3). */
export const receiveOrder: Job<Order> = {
  dueAt: (_, order) => (order.fulfilment === ORDER_STATUS.delivered ? receiptDueAt(order) : NEVER),
  run: (_, order, at) => markReceived(order, 'receipt_due', at),
};

/** Completes an order seven days after receipt, but never while a refund case is open (3 → 4). */
export const completeOrder: Job<Order> = {
  dueAt: (world, order) =>
    order.fulfilment === ORDER_STATUS.received && !hasOpenCase(world, order) ? completionDueAt(order) : NEVER,
  run: (_, order, at) => markCompleted(order, 'completion_due', at),
};

/** Cancels an order that is not paid in time (0 → -1). */
export const cancelUnpaidOrder: Job<Order> = {
  dueAt: (_, order) =>
    order.fulfilment === ORDER_STATUS.waiting_pay ? Math.max(order.createdAt, order.payDeadline) : NEVER,
  run(world, order, at) {
    const customer = customerOf(world, order);
    cancelUnpaid(world, customer, order, { event: 'pay_deadline', at, reason: DATA.orders.cancelReasons.unpaid });
    notify(world, customer, news.orderUnpaid({ orderId: order.id, sn: order.sn }), at);
  },
};
