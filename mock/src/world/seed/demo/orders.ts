import { DATA } from '../../data/data.ts';
import { addressCopy, PAY_WITHIN } from '../../new-order.ts';
import { picture } from '../../pictures.ts';
import type { Pieces } from '../../stock.ts';
import type { Address, Customer, Order, OrderItem, World } from '../../types.ts';
import { specText } from '../reviews/spec-text.ts';
import { shopIdOf } from '../shops.ts';

type At = (date: string) => number;

/** Items of an order, numbered within it: order 9002 has the items 90021 and 90022. */
export const orderItems = (world: World, orderId: number, lines: readonly Pieces[]): OrderItem[] =>
  lines.map(({ productId, skuId, quantity }, index) => {
    const product = world.products.get(productId);
    const sku = product?.skus.find(({ id }) => id === skuId);
    if (!product || !sku) throw new Error(`Order ${orderId} wants sku ${skuId}, which the world does not have`);
    return {
      id: orderId * 10 + index + 1,
      productId,
      skuId,
      name: product.name,
      specText: specText(product, skuId),
      picture: sku.picture ?? product.pictures[0] ?? picture('1f4e6'),
      price: sku.price,
      quantity,
      reviewId: null,
    };
  });

type DemoOrder = (typeof DATA)['demo/orders'][number];

const parcelOf = (data: DemoOrder['parcel'], items: readonly OrderItem[], at: At): Order['parcel'] => {
  if (!data) return null;
  const { events, places } = DATA.parcels;
  return {
    ...data,
    items: items.map(({ id, quantity }) => ({ orderItemId: id, quantity })),
    events: data.events.map(({ at: date, place, event }) => ({
      at: at(date),
      place: place ? places[place] : null,
      text: events[event],
    })),
  };
};

const build = (world: World, customer: Customer, address: Address, data: DemoOrder, at: At): Order => {
  const when = (date: string | undefined) => (date ? at(date) : null);
  const items = orderItems(world, data.id, data.items).map((item) => ({ ...item, reviewId: data.reviewId ?? null }));
  return {
    id: data.id,
    sn: data.sn,
    customerId: customer.id,
    shopId: shopIdOf(data.shop),
    fulfilment: data.fulfilment,
    items,
    freight: data.freight,
    discount: 0,
    promoCode: null,
    remark: data.remark ?? null,
    address: addressCopy(address),
    createdAt: at(data.createdAt),
    payDeadline: at(data.createdAt) + PAY_WITHIN,
    paidAt: when(data.paidAt),
    shippedAt: when(data.shippedAt),
    receivedAt: when(data.receivedAt),
    completedAt: when(data.completedAt),
    cancelledAt: when(data.cancelledAt),
    cancelReason: data.cancelledAt ? DATA.orders.cancelReasons.unpaid : null,
    cancelNote: null,
    receiptExtended: false,
    parcel: parcelOf(data.parcel, items, at),
    refundIds: data.refundId ? [data.refundId] : [],
  };
};

/** Adds the nine orders of the contract's example world, oldest first, one in every status. */
export const addDemoOrders = (world: World, customer: Customer, address: Address, at: At): void => {
  for (const data of DATA['demo/orders']) world.orders.set(data.id, build(world, customer, address, data, at));
};
