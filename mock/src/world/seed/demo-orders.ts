import { addressCopy, PAY_WITHIN } from '../new-order.ts';
import { picture } from '../pictures.ts';
import type { Address, Customer, LogisticsEvent, Order, OrderItem, World } from '../types.ts';
import { NAMED, type Named } from './named-orders.ts';
import { specText } from './reviews/spec-text.ts';
import { t } from './text.ts';

type At = (date: string) => number;

/** Items of an order, numbered within it: order 9002 has the items 90021 and 90022. */
export const orderItems = (
  world: World,
  orderId: number,
  lines: readonly (readonly [productId: number, skuId: number, quantity: number])[],
): OrderItem[] =>
  lines.map(([productId, skuId, quantity], index) => {
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

const build = (world: World, customer: Customer, address: Address, named: Named, at: At): Order => {
  const when = (date: string | undefined) => (date ? at(date) : null);
  const events: LogisticsEvent[] = (named.events ?? []).map(([date, place, text]) => ({ at: at(date), place, text }));
  return {
    id: named.id,
    sn: named.sn,
    customerId: customer.id,
    shopId: named.shop,
    status: named.status,
    statusBeforeRefund: named.before ?? null,
    items: orderItems(world, named.id, named.items).map((item) => ({ ...item, reviewId: named.review ?? null })),
    freight: named.freight,
    discount: 0,
    promoCode: null,
    remark: named.remark ?? null,
    address: addressCopy(address),
    createdAt: at(named.created),
    payDeadline: at(named.created) + PAY_WITHIN,
    paidAt: when(named.paid),
    shippedAt: when(named.shipped),
    receivedAt: when(named.received),
    completedAt: when(named.completed),
    cancelledAt: when(named.cancelled),
    cancelReason: named.cancelled ? t('Not paid within 30 minutes', '30 分钟内未付款') : null,
    parcel: named.parcel ? { carrier: named.parcel[0], number: named.parcel[1], events } : null,
    refundIds: named.refund ? [named.refund] : [],
  };
};

/** Adds the nine named orders to the world, oldest first. */
export const addNamedOrders = (world: World, customer: Customer, address: Address, at: At): void => {
  for (const named of NAMED) world.orders.set(named.id, build(world, customer, address, named, at));
};
