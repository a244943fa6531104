import { DAY, HOUR } from '../../clock.ts';
import { DATA } from '../../data/data.ts';
import { nextId } from '../../ids.ts';
import { totals } from '../../ledger.ts';
import type { Instant, Review } from '../../types.ts';
import { orderSums } from '../../views/orders.ts';
import type { Buyer } from './buyer.ts';
import { basket, cancelOrder, completeOrder, placeOrder } from './orders.ts';
import { refundOrder } from './refunds.ts';
import { addLoyaltyCredit, neededTopUp, topUp, withdraw } from './wallet.ts';

const ORDERS = 36;

const reviewItem = ({ world, customer, random }: Buyer, itemIndex: number, orderId: number): void => {
  const order = world.orders.get(orderId);
  const item = order?.items[itemIndex];
  // The example products keep the ratings of the contract's examples.
  if (!order?.completedAt || !item || item.productId <= 106) return;
  const review: Review = {
    id: nextId(world, 'review'),
    productId: item.productId,
    customerId: customer.id,
    orderItemId: item.id,
    author: `${customer.givenName} ${customer.familyName.slice(0, 1)}.`,
    avatar: null,
    anonymous: false,
    productScore: random.pick([5, 5, 4]),
    serviceScore: 5,
    postageScore: random.pick([5, 4]),
    content: random.pick(DATA['demo/history'].reviews),
    language: 'en',
    pictures: [],
    specText: item.specText,
    createdAt: order.completedAt,
    reply: null,
    append: null,
  };
  item.reviewId = review.id;
  world.reviews.set(review.id, review);
};

/**
 * The demo customer's shopping before the contract's example world: 36 orders and 109 bills that end with an empty
 * balance, so that the bills of the examples start from 0.00. Each round takes less than its share of the time, so that
 * everything happens in order.
 */
export const addOrderHistory = (buyer: Buyer, from: Instant, until: Instant): void => {
  const { customer, random } = buyer;
  const step = (until - from) / ORDERS;
  for (let round = 0; round < ORDERS; round += 1) {
    const start = Math.floor(from + round * step) + random.int(2, 20) * HOUR;
    if (round % 2 === 0) addLoyaltyCredit(buyer, start - HOUR);
    const order = placeOrder(buyer, basket(buyer, start), start);
    if (round % 6 === 1) topUp(buyer, 5_000, start - 30 * 60_000);
    topUp(buyer, neededTopUp(buyer, orderSums(order).total), start - 20 * 60_000);
    if (round % 16 === 7) cancelOrder(order);
    else completeOrder(buyer, order);
    if (round % 6 === 3) refundOrder(buyer, order);
    else if (round % 5 === 0) reviewItem(buyer, 0, order.id);
    const { available } = totals(customer);
    const last = round === ORDERS - 1;
    if (round % 4 === 3)
      withdraw(buyer, last ? available : Math.max(1_000, Math.floor(available / 200) * 100), start + 9 * DAY);
  }
  if (totals(customer).total !== 0) throw new Error('The order history does not end with an empty balance');
};
