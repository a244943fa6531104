import { ORDER_STATUS } from '@meridian/sdk/rules';
import type { Customer, Instant, Order, OrderItem, World } from '../../world/types.ts';
import { freeQuantity, hasOpenCase } from '../../world/views/cases.ts';
import { markCompleted } from '../orders/confirm.ts';

/** An item that was received and kept, with its order. */
export interface Received {
  readonly order: Order;
  readonly item: OrderItem;
}

/** Whether an item can be reviewed: its order was received or completed, and at least one piece is in no case. */
export const isReviewable = (world: World, { order, item }: Received): boolean =>
  (order.fulfilment === ORDER_STATUS.received || order.fulfilment === ORDER_STATUS.completed) &&
  freeQuantity(world, order, item) > 0;

/** Everything that a customer has reviewed or can review now, by order. */
export const receivedItems = (world: World, customer: Customer): Received[] =>
  [...world.orders.values()]
    .filter(({ customerId }) => customerId === customer.id)
    .flatMap((order) => order.items.map((item) => ({ order, item })))
    .filter((received) => isReviewable(world, received));

/** Completes a received order (3 → 4) with every reviewable item reviewed and no open case. Returns whether it did. */
export const completeIfReviewed = (world: World, order: Order, now: Instant): boolean => {
  const waits = order.items.some((item) => item.reviewId === null && freeQuantity(world, order, item) > 0);
  if (order.fulfilment !== ORDER_STATUS.received || waits || hasOpenCase(world, order)) return false;
  markCompleted(order, 'review', now);
  return true;
};
