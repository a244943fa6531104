import { notify } from '../handlers/notify.ts';
import { moveParcel, nextEventAt } from '../handlers/orders/parcel.ts';
import { news } from '../world/texts/news.ts';
import type { Order } from '../world/types.ts';
import { customerOf } from './customer-of.ts';
import { type DueKind, NEVER } from './job.ts';

/** A parcel comes nearer, also while a refund is open; what was received has arrived, whatever the carrier says. */
export const logistics: DueKind<Order> = {
  at: (world, order) => (order.receivedAt === null ? (nextEventAt(world, order) ?? NEVER) : NEVER),
  happen(world, order, at) {
    const delivered = moveParcel(world, order, at);
    if (delivered) notify(world, customerOf(world, order), news.orderArrived({ orderId: order.id, sn: order.sn }), at);
  },
};
