import { notify } from '../handlers/notify.ts';
import { cancel } from '../handlers/orders/cancel.ts';
import { t } from '../world/seed/text.ts';
import { news } from '../world/texts/news.ts';
import type { Order } from '../world/types.ts';
import { customerOf } from './customer-of.ts';
import { type DueKind, NEVER } from './job.ts';

const UNPAID = 0;
const notPaid = t('Not paid within 30 minutes', '30 分钟内未付款');

/** An order that is not paid in time is cancelled (0 → -1). */
export const payDeadline: DueKind<Order> = {
  at: (_, order) => (order.status === UNPAID ? Math.max(order.createdAt, order.payDeadline) : NEVER),
  happen(world, order, at) {
    const customer = customerOf(world, order);
    cancel(world, customer, order, { at, reason: notPaid });
    notify(world, customer, news.orderUnpaid({ orderId: order.id, sn: order.sn }), at);
  },
};
