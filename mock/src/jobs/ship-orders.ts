import { notify } from '../handlers/notify.ts';
import { handOver } from '../handlers/orders/parcel.ts';
import { dispatchAt } from '../handlers/orders/timetable.ts';
import { shopOf } from '../serializers/shop.ts';
import { news } from '../world/texts/news.ts';
import type { Order } from '../world/types.ts';
import { customerOf } from './customer-of.ts';
import { type DueKind, NEVER } from './job.ts';

const PAID = 1;

/** The shop hands a paid order to the carrier (1 → 2). */
export const dispatch: DueKind<Order> = {
  at: (_, order) => (order.status === PAID ? dispatchAt(order) : NEVER),
  happen(world, order, at) {
    const shop = shopOf(world, order);
    order.status = 2;
    const { carrier, number } = handOver(world, order, shop, at);
    const facts = { orderId: order.id, sn: order.sn, shop: shop.name, carrier, number };
    notify(world, customerOf(world, order), news.orderShipped(facts), at);
  },
};
