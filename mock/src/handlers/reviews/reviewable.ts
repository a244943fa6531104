import type { Customer, Instant, Order, OrderItem, World } from '../../world/types.ts';
import { keptPieces } from '../catalogue/sold.ts';
import { markCompleted } from '../orders/confirm.ts';

const RECEIVED = 3;
const COMPLETED = 4;

/** An item that was received and kept, and its order. */
export interface Received {
  readonly order: Order;
  readonly item: OrderItem;
}

/** Whether the state of an order lets this item be reviewed: received or completed, not refunded in full. */
export const isReviewable = (world: World, { order, item }: Received): boolean =>
  (order.status === RECEIVED || order.status === COMPLETED) && keptPieces(world, order, item) > 0;

/** Everything a customer has reviewed or can review now, order by order. */
export const receivedItems = (world: World, customer: Customer): Received[] =>
  [...world.orders.values()]
    .filter(({ customerId }) => customerId === customer.id)
    .flatMap((order) => order.items.map((item) => ({ order, item })))
    .filter((received) => isReviewable(world, received));

/** Completes a received order (3 → 4) once every item that can be reviewed is. Returns whether it did. */
export const completeIfReviewed = (world: World, order: Order, now: Instant): boolean => {
  const waits = order.items.some((item) => item.reviewId === null && keptPieces(world, order, item) > 0);
  if (order.status !== RECEIVED || waits) return false;
  markCompleted(order, now);
  return true;
};
