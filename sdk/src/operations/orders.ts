import { cacheEntry } from '../cache/cache-updates.ts';
import { mutation } from '../cache/mutation.ts';
import { infiniteQuery, query } from '../cache/query.ts';
import type { ArgsOf, Schema } from '../client/operation-types.ts';
import { cartQuery } from './cart.ts';
import { MINUTE_MS } from './durations.ts';

/** The orders of the customer, newest first; `status` is the tab. */
export const orderList = infiniteQuery('listOrders');

/** Everything about one order: items, sums, address, times, what may be done now. */
export const orderQuery = query('getOrder', (orderId: number) => ({ query: { order_id: orderId } }));

/** The parcels of an order with their events, newest first. */
export const logisticsQuery = query('getLogistics', (orderId: number) => ({ query: { order_id: orderId } }));

/** How many orders each tab holds. */
export const orderCountsQuery = query('getOrderCounts', () => ({}));

/** The counts on the tab bar and the bell, and the next order to pay. */
export const badgesQuery = query('getBadges', () => ({}));

/** What an order would cost now. A POST that changes nothing: a query, always stale. */
export const orderQuoteQuery = query('quoteOrder', (body: ArgsOf<'quoteOrder'>['body']) => ({ body }), {
  staleTime: 0,
  gcTime: MINUTE_MS,
});

const wholeOrder = { cacheEntries: (order: Schema<'Order'>) => [cacheEntry(orderQuery(order.id), order)] };

/** Creates one order for each shop. The same idempotency key never creates an order twice. */
export const createOrder = mutation('createOrder');

/** Pays orders from the balance, all of them or none. The same idempotency key never charges twice. */
export const payOrders = mutation('payOrders');

/** The reasons to choose from when cancelling. */
export const cancelReasonsQuery = query('listCancelReasons', () => ({}), { staleTime: 10 * MINUTE_MS });

/** Cancels an unpaid order. */
export const cancelOrder = mutation('cancelOrder', wholeOrder);

/** Confirms that an order has arrived. */
export const confirmOrder = mutation('confirmOrder', wholeOrder);

/** Changes the address of an order that is not shipped yet to another of the customer's addresses. */
export const updateOrderAddress = mutation('updateOrderAddress', wholeOrder);

/** Extends, once, the time until receipt is confirmed automatically. */
export const extendReceipt = mutation('extendReceipt', wholeOrder);

/** Adds the items that can still be bought to the cart, and lists those that cannot. */
export const rebuyOrder = mutation('rebuyOrder', {
  scope: 'cart',
  cacheEntries: ({ cart }) => [cacheEntry(cartQuery(), cart)],
});
