import { ORDER_STATUS } from '@meridian/sdk/rules';
import { orderBill } from '../../bills.ts';
import { DAY, HOUR, MINUTE } from '../../clock.ts';
import { DATA } from '../../data/data.ts';
import { nextId } from '../../ids.ts';
import { post } from '../../ledger.ts';
import { newOrder } from '../../new-order.ts';
import type { Pieces } from '../../stock.ts';
import type { Instant, Order, Product } from '../../types.ts';
import { orderSums } from '../../views/orders.ts';
import { freightFor, isListed } from '../../views/products.ts';
import { CANCEL_REASONS } from '../cancel-reasons.ts';
import { orderItems } from '../demo/orders.ts';
import { wayToKyoto } from '../parcels.ts';
import type { Buyer } from './buyer.ts';

const DEAREST = 45_000;

/** A possible purchase at a time: from one shop, already released, and not too expensive (no piano, no bed). */
export const basket = ({ world, random }: Buyer, time: Instant): Pieces[] => {
  const affordable = (product: Product) => (product.skus[0]?.price ?? 0) <= DEAREST;
  const there = [...world.products.values()].filter(
    (product) =>
      product.createdAt < time && affordable(product) && (product.status === 'removed' || isListed(world, product)),
  );
  const first = random.pick(there);
  const others = there.filter(({ id, shopId }) => shopId === first.shopId && id !== first.id);
  const chosen = [first, ...random.shuffle(others).slice(0, random.pick([0, 0, 0, 1, 1, 2]))];
  return chosen.map((product) => {
    const sku = random.pick(product.skus.filter(({ price }) => price <= DEAREST));
    const quantity = sku.price < 2_000 ? Math.min(random.int(1, 3), sku.limit ?? 3) : 1;
    return { productId: product.id, skuId: sku.id, quantity };
  });
};

/** A new, unpaid order. */
export const placeOrder = (
  { world, customer, address }: Buyer,
  lines: readonly Pieces[],
  createdAt: Instant,
): Order => {
  const id = nextId(world, 'order');
  const items = orderItems(world, id, lines);
  const shopId = world.products.get(items[0]?.productId ?? 0)?.shopId ?? 0;
  const shop = world.shops.get(shopId);
  if (!shop) throw new Error(`Order ${id} has no shop`);
  const { subtotal } = orderSums({ items, freight: 0, discount: 0 });
  const order = newOrder({
    id,
    customerId: customer.id,
    shopId,
    items,
    freight: freightFor(shop, subtotal),
    discount: 0,
    promoCode: null,
    remark: null,
    address,
    createdAt,
  });
  world.orders.set(id, order);
  return order;
};

/** Pays an order, which arrives five days after the payment and completes seven days after it. */
export const completeOrder = (buyer: Buyer, order: Order): void => {
  const { world, customer } = buyer;
  const shop = world.shops.get(order.shopId);
  if (!shop) throw new Error(`Order ${order.id} has no shop`);
  order.paidAt = order.createdAt + 4 * MINUTE;
  order.shippedAt = order.paidAt + DAY;
  order.receivedAt = order.paidAt + 5 * DAY;
  order.completedAt = order.paidAt + 7 * DAY;
  order.fulfilment = ORDER_STATUS.completed;
  order.parcel = parcelOf(buyer, order, wayToKyoto(shop, order.shippedAt, order.receivedAt - 2 * HOUR));
  post(world, customer, orderBill(order, order.paidAt));
};

type Parcel = NonNullable<Order['parcel']>;

/** A parcel with everything of an order. */
export const parcelOf = ({ random }: Buyer, { items }: Order, events: Parcel['events']): Parcel => ({
  carrier: random.pick(DATA['demo/history'].carriers),
  number: `4931${random.int(10_000_000, 99_999_999)}`,
  items: items.map(({ id, quantity }) => ({ orderItemId: id, quantity })),
  events,
});

export const cancelOrder = (order: Order): void => {
  order.fulfilment = ORDER_STATUS.cancelled;
  order.cancelledAt = order.createdAt + 12 * MINUTE;
  order.cancelReason = CANCEL_REASONS[0]?.name ?? null;
};
