import type { Order, OrderStatus, Refund, World } from '../types.ts';
import { orderSums } from '../views/orders.ts';
import { type Report, wholeFrom } from './report.ts';

type Step = 'paidAt' | 'shippedAt' | 'receivedAt' | 'completedAt' | 'cancelledAt';

/** Which times an order of a status has (yes), lacks (no), or may have: paid, shipped, received, completed, cancelled. */
const TIMES: Readonly<Record<OrderStatus, readonly [string, string, string, string, string]>> = {
  0: ['no', 'no', 'no', 'no', 'no'],
  1: ['yes', 'no', 'no', 'no', 'no'],
  2: ['yes', 'yes', 'no', 'no', 'no'],
  3: ['yes', 'yes', 'yes', 'no', 'no'],
  4: ['yes', 'yes', 'yes', 'yes', 'no'],
  '-1': ['no', 'no', 'no', 'no', 'yes'],
  '-2': ['yes', 'may', 'may', 'no', 'no'],
  '-3': ['yes', 'may', 'may', 'no', 'no'],
  '-4': ['yes', 'yes', 'may', 'no', 'no'],
};
const STEPS: readonly Step[] = ['paidAt', 'shippedAt', 'receivedAt', 'completedAt', 'cancelledAt'];
const CLOSED: ReadonlySet<Refund['status']> = new Set(['refunded', 'refused', 'withdrawn']);

const times = (order: Order, { must }: Report): void => {
  const rules = TIMES[order.status];
  let earlier = order.createdAt;
  STEPS.forEach((step, index) => {
    const time = order[step];
    must(rules[index] !== 'yes' || time !== null, 'order', order.id, () => `status ${order.status} without ${step}`);
    must(rules[index] !== 'no' || time === null, 'order', order.id, () => `status ${order.status} with ${step}`);
    if (time === null) return;
    must(time >= earlier, 'order', order.id, () => `${step} comes before the step before it`);
    earlier = time;
  });
  must(
    (order.parcel === null) === (order.shippedAt === null),
    'order',
    order.id,
    () => 'parcel and shippedAt disagree',
  );
  let last = order.createdAt;
  for (const { at } of order.parcel?.events ?? []) {
    must(at >= last, 'order', order.id, () => 'parcel events are not oldest first');
    last = at;
  }
};

const sums = (world: World, order: Order, { must }: Report): void => {
  must(order.items.length > 0, 'order', order.id, () => 'has no items');
  for (const item of order.items) {
    must(wholeFrom(1, item.quantity), 'item', item.id, () => `quantity ${item.quantity}`);
    must(wholeFrom(0, item.price), 'item', item.id, () => `price ${item.price} cents`);
    const product = world.products.get(item.productId);
    must(product !== undefined, 'item', item.id, () => `product ${item.productId} does not exist`);
    must(!product || product.shopId === order.shopId, 'item', item.id, () => `is not of shop ${order.shopId}`);
  }
  const { total } = orderSums(order);
  must(wholeFrom(0, order.freight), 'order', order.id, () => `freight ${order.freight} cents`);
  must(wholeFrom(0, order.discount), 'order', order.id, () => `discount ${order.discount} cents`);
  must(wholeFrom(0, total), 'order', order.id, () => `comes to ${total} cents`);
};

const cases = (world: World, order: Order, { must }: Report): void => {
  const own = order.refundIds.flatMap((id) => world.refunds.get(id) ?? []);
  must(own.length === order.refundIds.length, 'order', order.id, () => 'names a refund that does not exist');
  const open = own.filter(({ status }) => !CLOSED.has(status));
  const underway = order.status === -2 || order.status === -4;
  must(
    underway === open.length > 0,
    'order',
    order.id,
    () => `status ${order.status} with ${open.length} open refunds`,
  );
  const before = order.statusBeforeRefund;
  must(underway === (before !== null), 'order', order.id, () => `status ${order.status} came from ${before}`);
  must(before === null || [1, 2, 3].includes(before), 'order', order.id, () => `a refund cannot come from ${before}`);
  const paidBack = own.filter(({ status }) => status === 'refunded');
  must(order.status !== -3 || paidBack.length > 0, 'order', order.id, () => 'is refunded without a refund');
  let back = 0;
  for (const { status, amount } of own) if (status !== 'refused' && status !== 'withdrawn') back += amount;
  must(back <= orderSums(order).total, 'order', order.id, () => `${back} cents are asked back, more than was paid`);
  for (const item of order.items) {
    let pieces = 0;
    for (const { status, items } of own) {
      if (status === 'refused' || status === 'withdrawn') continue;
      for (const pick of items) if (pick.orderItemId === item.id) pieces += pick.quantity;
    }
    must(pieces <= item.quantity, 'item', item.id, () => `${pieces} of ${item.quantity} pieces are asked back`);
  }
};

const refund = (world: World, one: Refund, { must }: Report): void => {
  const order = world.orders.get(one.orderId);
  must(order?.customerId === one.customerId, 'refund', one.id, () => `order ${one.orderId} is not its customer's`);
  must(order?.refundIds.includes(one.id) ?? false, 'refund', one.id, () => `order ${one.orderId} does not name it`);
  must(wholeFrom(0, one.amount), 'refund', one.id, () => `is over ${one.amount} cents`);
  must(one.items.length > 0, 'refund', one.id, () => 'has no items');
  for (const { orderItemId, quantity } of one.items) {
    const known = order?.items.some(({ id }) => id === orderItemId) ?? false;
    must(known, 'refund', one.id, () => `item ${orderItemId} is not of order ${one.orderId}`);
    must(wholeFrom(1, quantity), 'refund', one.id, () => `quantity ${quantity}`);
  }
  must(
    (one.status === 'refused') === (one.refuseReason !== null),
    'refund',
    one.id,
    () => 'status and reason disagree',
  );
  must(!CLOSED.has(one.status) || one.nextAt === null, 'refund', one.id, () => 'is closed, yet something is due');
  const sent = one.status === 'returning' || one.status === 'returned';
  must(!sent || one.parcel !== null, 'refund', one.id, () => `status ${one.status} without a parcel`);
};

export const checkOrders = (world: World, report: Report): void => {
  const numbers = new Set<string>();
  for (const order of world.orders.values()) {
    const { id, customerId, shopId, sn } = order;
    report.must(world.customers.has(customerId), 'order', id, () => `customer ${customerId} does not exist`);
    report.must(world.shops.has(shopId), 'order', id, () => `shop ${shopId} does not exist`);
    report.must(!numbers.has(sn), 'order', id, () => `shares the number ${sn}`);
    numbers.add(sn);
    times(order, report);
    sums(world, order, report);
    cases(world, order, report);
  }
  for (const one of world.refunds.values()) refund(world, one, report);
};
