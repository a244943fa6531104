import { ORDER_STATUS, splitCents } from '@meridian/sdk/rules';
import type { Fulfilment, Order, Refund, World } from '../types.ts';
import { cancelledQuantity, isPaidBackWhole } from '../views/cases.ts';
import { completionDueAt } from '../views/due-dates.ts';
import { orderSums } from '../views/orders.ts';
import { type Report, wholeFrom } from './report.ts';

type Step = 'paidAt' | 'shippedAt' | 'receivedAt' | 'completedAt' | 'cancelledAt';

/** Which times an order has (yes), lacks (no), or may have: paid, shipped, received, completed, cancelled. */
const TIMES: Readonly<Record<Fulfilment, readonly [string, string, string, string, string]>> = {
  [ORDER_STATUS.waiting_pay]: ['no', 'no', 'no', 'no', 'no'],
  [ORDER_STATUS.waiting_deliver]: ['yes', 'no', 'no', 'no', 'no'],
  [ORDER_STATUS.delivered]: ['yes', 'yes', 'no', 'no', 'no'],
  [ORDER_STATUS.received]: ['yes', 'yes', 'yes', 'no', 'no'],
  [ORDER_STATUS.completed]: ['yes', 'yes', 'may', 'yes', 'no'],
  [ORDER_STATUS.cancelled]: ['may', 'no', 'no', 'no', 'yes'],
};
const STEPS: readonly Step[] = ['paidAt', 'shippedAt', 'receivedAt', 'completedAt', 'cancelledAt'];
const CLOSED: ReadonlySet<Refund['status']> = new Set(['refunded', 'refused', 'withdrawn']);

const times = (order: Order, { of }: Report): void => {
  const must = of('order', order.id);
  const { fulfilment } = order;
  const rules = TIMES[fulfilment];
  let earlier = order.createdAt;
  STEPS.forEach((step, index) => {
    const time = order[step];
    must(rules[index] !== 'yes' || time !== null, () => `fulfilment ${fulfilment} without ${step}`);
    must(rules[index] !== 'no' || time === null, () => `fulfilment ${fulfilment} with ${step}`);
    if (time === null) return;
    must(time >= earlier, () => `${step} comes before the step before it`);
    earlier = time;
  });
  must((order.parcel === null) === (order.shippedAt === null), () => 'parcel and shippedAt disagree');
  let last = order.createdAt;
  for (const { at } of order.parcel?.events ?? []) {
    must(at >= last, () => 'parcel events are not oldest first');
    last = at;
  }
};

const sums = (world: World, order: Order, { of }: Report): void => {
  const must = of('order', order.id);
  must(order.items.length > 0, () => 'has no items');
  for (const item of order.items) {
    const must = of('item', item.id);
    must(wholeFrom(1, item.quantity), () => `quantity ${item.quantity}`);
    must(wholeFrom(0, item.price), () => `price ${item.price} cents`);
    const product = world.products.get(item.productId);
    must(product !== undefined, () => `product ${item.productId} does not exist`);
    must(!product || product.shopId === order.shopId, () => `is not of shop ${order.shopId}`);
  }
  const { total } = orderSums(order);
  must(wholeFrom(0, order.freight), () => `freight ${order.freight} cents`);
  must(wholeFrom(0, order.discount), () => `discount ${order.discount} cents`);
  must(wholeFrom(0, total), () => `comes to ${total} cents`);
};

/** Cases bind at most what was ordered and paid, per item and in total (B4.11). */
const cases = (world: World, order: Order, { of }: Report): void => {
  const must = of('order', order.id);
  const own = order.refundIds.flatMap((id) => world.refunds.get(id) ?? []);
  must(own.length === order.refundIds.length, () => 'names a refund that does not exist');
  const open = own.filter(({ status }) => !CLOSED.has(status));
  const { fulfilment } = order;
  must(own.length === 0 || order.paidAt !== null, () => 'has refunds and was never paid');
  const mayBeOpen =
    fulfilment !== ORDER_STATUS.cancelled &&
    (fulfilment !== ORDER_STATUS.completed ||
      open.every(
        ({ kind, escalatedAt, createdAt }) =>
          kind === 'change_of_mind' || escalatedAt !== null || createdAt < completionDueAt(order),
      ));
  must(open.length === 0 || mayBeOpen, () => `fulfilment ${fulfilment} with ${open.length} open refunds`);
  const isOver = fulfilment === ORDER_STATUS.completed || fulfilment === ORDER_STATUS.cancelled;
  const isBack = isPaidBackWhole(world, order);
  must(isOver || !isBack, () => `fulfilment ${fulfilment}, and every piece was paid back`);
  must(
    fulfilment !== ORDER_STATUS.completed || order.receivedAt !== null || isBack,
    () => 'is completed, neither received nor paid back',
  );
  const binding = own.filter(({ status }) => status === 'refunded' || !CLOSED.has(status));
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const back = sum(binding.map(({ amount }) => amount));
  must(back <= orderSums(order).total, () => `${back} cents are asked back, more than was paid`);
  const freight = sum(binding.map((one) => one.freight));
  must(freight <= order.freight, () => `${freight} cents of freight are asked back`);
  const discounts = splitCents(
    order.discount,
    order.items.map(({ price, quantity }) => price * quantity),
  );
  for (const [index, item] of order.items.entries()) {
    const must = of('item', item.id);
    const picks = binding.flatMap(({ items }) => items).filter(({ orderItemId }) => orderItemId === item.id);
    const pieces = sum(picks.map(({ quantity }) => quantity));
    must(pieces <= item.quantity, () => `${pieces} of ${item.quantity} pieces are asked back`);
    const paid = item.price * item.quantity - (discounts[index] ?? 0);
    const shares = sum(picks.map(({ share }) => share));
    must(shares <= paid, () => `${shares} of ${paid} cents can be asked back`);
    must(
      pieces < item.quantity || shares === paid,
      () => `all pieces are asked back, ${shares} of ${paid} cents can be`,
    );
  }
};

/** Everything ordered is shipped, except what cases cancelled before; nothing of an order cancelled after payment. */
const shipped = (world: World, order: Order, { of }: Report): void => {
  if (order.paidAt === null || order.fulfilment === ORDER_STATUS.waiting_deliver) return;
  const parcels = order.parcel === null ? [] : [order.parcel, ...(order.earlierParcels ?? [])];
  for (const item of order.items) {
    const sent = parcels
      .flatMap(({ items }) => items)
      .reduce((all, { orderItemId, quantity }) => all + (orderItemId === item.id ? quantity : 0), 0);
    const cancelled = cancelledQuantity(world, order, item);
    of('item', item.id)(
      sent + cancelled === item.quantity,
      () => `${sent} pieces were shipped and ${cancelled} cancelled of ${item.quantity}`,
    );
  }
};

const refund = (world: World, one: Refund, { of }: Report): void => {
  const must = of('refund', one.id);
  const order = world.orders.get(one.orderId);
  must(order?.customerId === one.customerId, () => `order ${one.orderId} is not its customer's`);
  must(order?.refundIds.includes(one.id) ?? false, () => `order ${one.orderId} does not name it`);
  must(wholeFrom(0, one.amount), () => `is over ${one.amount} cents`);
  must(one.items.length > 0, () => 'has no items');
  for (const { orderItemId, quantity } of one.items) {
    const known = order?.items.some(({ id }) => id === orderItemId) ?? false;
    must(known, () => `item ${orderItemId} is not of order ${one.orderId}`);
    must(wholeFrom(1, quantity), () => `quantity ${quantity}`);
  }
  const most = one.items.reduce((sum, { share }) => sum + share, one.freight);
  must(one.amount <= most, () => `is over ${one.amount} cents, of which ${most} can be had`);
  const refused = one.refuseReason !== null && one.refusedAt !== null;
  must(one.status !== 'refused' || refused, () => 'is refused without a reason');
  must(one.escalatedAt === null || refused, () => 'was escalated and never refused');
  must(CLOSED.has(one.status) || one.nextAt !== null, () => 'is open, yet nothing is due');
  must(!CLOSED.has(one.status) || one.nextAt === null, () => 'is closed, yet something is due');
  const sent = one.status === 'returning' || one.status === 'returned';
  must(!sent || one.parcel !== null, () => `status ${one.status} without a parcel`);
};

export const checkOrders = (world: World, report: Report): void => {
  const numbers = new Set<string>();
  for (const order of world.orders.values()) {
    const { id, customerId, shopId, sn } = order;
    const must = report.of('order', id);
    must(world.customers.has(customerId), () => `customer ${customerId} does not exist`);
    must(world.shops.has(shopId), () => `shop ${shopId} does not exist`);
    must(!numbers.has(sn), () => `shares the number ${sn}`);
    numbers.add(sn);
    times(order, report);
    sums(world, order, report);
    cases(world, order, report);
    shipped(world, order, report);
  }
  for (const one of world.refunds.values()) refund(world, one, report);
};
