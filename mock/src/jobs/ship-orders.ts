import { ORDER_STATUS } from '@meridian/sdk/rules';
import { notify } from '../handlers/notify.ts';
import { addNextEvent, handOver, nextEventAt } from '../handlers/orders/parcel.ts';
import { moveOrder } from '../handlers/orders/transitions.ts';
import { shopOf } from '../serializers/shop.ts';
import { news } from '../world/texts/news.ts';
import type { Order, World } from '../world/types.ts';
import { shippablePieces } from '../world/views/cases.ts';
import { shipDueAt } from '../world/views/due-dates.ts';
import { customerOf, type Job, NEVER } from './job.ts';

const hasPieces = (world: World, order: Order): boolean =>
  order.refundIds.length === 0 || shippablePieces(world, order).length > 0;

/** The shop hands a paid order to the carrier (1 → 2): every piece that no case has cancelled. */
export const shipOrder: Job<Order> = {
  dueAt: (world, order) =>
    order.fulfilment === ORDER_STATUS.waiting_deliver && hasPieces(world, order) ? shipDueAt(order) : NEVER,
  run(world, order, at) {
    const shop = shopOf(world, order);
    const { carrier, number } = handOver(world, order, shop, shippablePieces(world, order), at);
    moveOrder(order, 'ship');
    const facts = { orderId: order.id, sn: order.sn, shop: shop.name, carrier, number };
    notify(world, customerOf(world, order), news.orderShipped(facts), at);
  },
};

/** Moves a parcel forward, even while a refund is open. After receipt the carrier's events no longer matter. */
export const trackParcel: Job<Order> = {
  dueAt: (world, order) => (order.receivedAt === null ? (nextEventAt(world, order) ?? NEVER) : NEVER),
  run(world, order, at) {
    const delivered = addNextEvent(world, order, at);
    if (delivered) notify(world, customerOf(world, order), news.orderArrived({ orderId: order.id, sn: order.sn }), at);
  },
};
