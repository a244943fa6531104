import { ORDER_STATUS } from '@meridian/sdk/rules';
import { orderBill } from '../world/bills.ts';
import { DAY, HOUR, MINUTE } from '../world/clock.ts';
import { DATA } from '../world/data/data.ts';
import { type Entry, post, totals } from '../world/ledger.ts';
import type { Buyer } from '../world/seed/order-history/buyer.ts';
import { cancelOrder, completeOrder, parcelOf, placeOrder } from '../world/seed/order-history/orders.ts';
import { openPastCase, refundOrder } from '../world/seed/order-history/refunds.ts';
import { topUp, withdraw } from '../world/seed/order-history/wallet.ts';
import { EVENT } from '../world/seed/parcels.ts';
import type { Pieces } from '../world/stock.ts';
import type { Bill, Customer, Instant, Order, World } from '../world/types.ts';
import { orderSums } from '../world/views/orders.ts';
import { writePast } from './past-ledger.ts';
import { demoBuyer, demoOf } from './scenario.ts';

const { log } = DATA.refunds;

/** Places an order of the next product, at an instant. */
type Place = (at: Instant) => Order;

function createBuyer(world: World): { buyer: Buyer; place: Place } {
  const buyer = demoBuyer(world);
  const offers = [...world.products.values()].flatMap(({ id, skus }) =>
    skus.slice(0, 1).map((sku): Pieces => ({ productId: id, skuId: sku.id, quantity: 1 })),
  );
  let next = 0;
  const place = (at: Instant) => {
    const line = offers[next % offers.length];
    if (!line) throw new Error('There is nothing to order');
    next += 1;
    return placeOrder(buyer, [line], at);
  };
  return { buyer, place };
}

const ordersOf = (world: World): Order[] =>
  [...world.orders.values()].filter(({ customerId }) => customerId === demoOf(world).id);

/** The order history numbers items after their orders; live items continue after them. */
export function renumberItems(world: World): void {
  const items = [...world.orders.values()].flatMap((order) => order.items.map(({ id }) => id));
  world.nextIds.item = items.reduce((most, id) => Math.max(most, id), 0) + 1;
}

/**
 * A long history of cancelled orders, which moved neither money nor stock: one per hour, backwards from the oldest
 * existing order.
 */
export function addCancelledOrders(world: World, total: number): void {
  const { place } = createBuyer(world);
  const have = ordersOf(world);
  const oldest = Math.min(...have.map(({ createdAt }) => createdAt));
  for (let count = have.length; count < total; count += 1) {
    cancelOrder(place(oldest - (count - have.length + 1) * HOUR));
  }
  renumberItems(world);
}

/** The number of active orders; all others are older. */
const UNDER_WAY = 1200;
const TO_PAY = 200;

/**
 * A long history with orders of every status. Its money comes in before its first order and goes out after its last.
 */
export function addOrdersOfEveryStatus(world: World, total: number, now: Instant): void {
  const { buyer, place } = createBuyer(world);
  addPastOrders(buyer, place, total - ordersOf(world).length - UNDER_WAY);
  addOrdersUnderWay(buyer, place, now);
  renumberItems(world);
}

/** Completed, cancelled and refunded orders in rotation, one per hour. */
function addPastOrders(buyer: Buyer, place: Place, count: number): void {
  const { world, customer } = buyer;
  const times = [...ordersOf(world), ...customer.bills, ...customer.recharges].map(({ createdAt }) => createdAt);
  const end = Math.min(...times) - 30 * DAY;
  const start = end - count * HOUR;
  const moves: Entry[] = [];
  for (let index = 0; index < count; index += 1) {
    const order = place(start + index * HOUR);
    if (index % 2 === 0) cancelOrder(order);
    else if (index % 10 === 9) moves.push(...billsOf(buyer, (till) => refundInFull(till, order)));
    else moves.push(...billsOf(buyer, (till) => completeOrder(till, order)));
  }
  const spent = moves.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0);
  writePast(buyer, () => {
    topUp(buyer, spent + HUNDRED, start - DAY);
    for (const move of moves.sort((a, b) => a.createdAt - b.createdAt)) post(world, customer, move);
    withdraw(buyer, totals(customer).available, end + 20 * DAY);
  });
}

const HUNDRED = 10_000;
/** The balance while an order writes its own bills, in cents. */
const ENOUGH = 1e12;

/** The bills that `write` produces, to be posted later in the order of all bills. */
function billsOf(buyer: Buyer, write: (till: Buyer) => void): Entry[] {
  const opening: Bill = {
    id: 0,
    type: 'adjustment',
    title: DATA.bills.loyalty,
    amount: ENOUGH,
    createdAt: 0,
    source: { kind: 'none', id: null },
    balanceAfter: ENOUGH,
  };
  const customer: Customer = { ...buyer.customer, bills: [opening], withdrawals: [] };
  write({ ...buyer, customer });
  return customer.bills.slice(1).map(({ id: _, balanceAfter: __, ...entry }) => entry);
}

/**
 * The shop keeps the freight of a refund after receipt: without freight the order ends refunded (-3), not completed.
 */
function refundInFull(buyer: Buyer, order: Order): void {
  order.freight = 0;
  completeOrder(buyer, order);
  refundOrder(buyer, order);
}

/** The states of the active orders, in rotation. */
const steps: readonly ((buyer: Buyer, order: Order) => void)[] = [
  () => undefined,
  ship,
  receive,
  (buyer, order) => openCase(buyer, order, 'applied'),
  (buyer, order) => openCase(buyer, order, 'accepted'),
];

/** Adds orders after the last bill: paid orders in every state, then unpaid ones. */
function addOrdersUnderWay(buyer: Buyer, place: Place, now: Instant): void {
  const { customer } = buyer;
  const paid = UNDER_WAY - TO_PAY;
  const start = Math.max(...customer.bills.map(({ createdAt }) => createdAt)) + HOUR;
  const every = Math.floor((now - HOUR - start) / paid);
  const orders = Array.from({ length: paid }, (_, index) => place(start + MINUTE + index * every));
  topUp(buyer, orders.reduce((sum, order) => sum + orderSums(order).total, 0) + HUNDRED, start);
  for (const [index, order] of orders.entries()) {
    payOrder(buyer, order);
    steps[index % steps.length]?.(buyer, order);
  }
  const payable = 25 * MINUTE;
  for (let index = 0; index < TO_PAY; index += 1) {
    place(now - payable + Math.floor((index * payable) / TO_PAY));
  }
}

/** Pays an order when it was placed. */
export function payOrder({ world, customer }: Buyer, order: Order): void {
  order.paidAt = order.createdAt;
  order.fulfilment = ORDER_STATUS.waiting_deliver;
  post(world, customer, orderBill(order, order.paidAt));
}

function ship(buyer: Buyer, order: Order): void {
  order.shippedAt = order.createdAt + MINUTE;
  order.fulfilment = ORDER_STATUS.delivered;
  order.parcel = parcelOf(buyer, order, [{ at: order.shippedAt, place: null, text: EVENT.shipped }]);
}

function receive(buyer: Buyer, order: Order): void {
  ship(buyer, order);
  order.receivedAt = order.createdAt + 2 * MINUTE;
  order.fulfilment = ORDER_STATUS.received;
}

/** Opens a refund case for a received order: it awaits the shop's answer, or the money. */
function openCase(buyer: Buyer, order: Order, status: 'applied' | 'accepted'): void {
  receive(buyer, order);
  const createdAt = order.createdAt + 3 * MINUTE;
  const answered = { at: createdAt + MINUTE, by: 'shop', text: log.accepted } as const;
  openPastCase(buyer.world, order, {
    status,
    log: [{ at: createdAt, by: 'customer', text: log.applied }, ...(status === 'accepted' ? [answered] : [])],
    nextAt: createdAt + 3 * DAY,
    createdAt,
  });
}
