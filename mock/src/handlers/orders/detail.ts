import { dayIn } from '../../serializers/local-date.ts';
import { serializeOrder } from '../../serializers/order.ts';
import { shopOf } from '../../serializers/shop.ts';
import { toTime } from '../../serializers/time.ts';
import { DAY } from '../../world/clock.ts';
import type { Order, World } from '../../world/types.ts';
import { shippablePieces } from '../../world/views/cases.ts';
import { deliveryDays } from '../../world/views/delivery-days.ts';
import type { Handler } from '../handler.ts';
import { ownOrder } from './own-order.ts';
import { isDelivered, LONGEST_WAY, parcelsOf } from './parcel.ts';

export const getOrder: Handler<'getOrder'> = (call) => serializeOrder(call, ownOrder(call, call.query.order_id));

export const getLogistics: Handler<'getLogistics'> = (call) => {
  const { world, text, query } = call;
  const order = ownOrder(call, query.order_id);
  return {
    order_id: order.id,
    parcels: parcelsOf(order).map(({ carrier, number, items, events }) => ({
      carrier,
      number,
      items: items.map(({ orderItemId, quantity }) => ({ order_item_id: orderItemId, quantity })),
      events: events.toReversed().map((event) => ({
        at: toTime(event.at),
        place: event.place && text(event.place),
        text: text(event.text),
      })),
    })),
    arrives_by: arrivesBy(world, order),
  };
};

/**
 * The shop's latest day of arrival, counted from the payment; null once the order has arrived or has nothing to come.
 */
function arrivesBy(world: World, order: Order): string | null {
  const { paidAt, receivedAt, completedAt, parcel, address } = order;
  const over = receivedAt !== null || completedAt !== null || (parcel !== null && isDelivered(parcel));
  const stopped = shippablePieces(world, order).length === 0;
  if (paidAt === null || over || stopped) return null;
  const promised = paidAt + deliveryDays(shopOf(world, order), address.country).max * DAY;
  const { shippedAt } = order;
  return dayIn(address.country, shippedAt === null ? promised : Math.min(promised, shippedAt + LONGEST_WAY));
}
