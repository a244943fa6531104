import { serializeOrder } from '../../serializers/order.ts';
import type { Instant, Order } from '../../world/types.ts';
import type { Handler } from '../handler.ts';
import { orderFor } from './own-order.ts';
import { moveOrder } from './transitions.ts';

export const confirmOrder: Handler<'confirmOrder'> = (call) => {
  const order = orderFor(call, call.body.order_id, 'confirm');
  markReceived(order, 'confirm', call.now);
  return serializeOrder(call, order);
};

/** Marks the goods as arrived (2 → 3), confirmed by the customer or automatically. */
export function markReceived(order: Order, event: 'confirm' | 'receipt_due', at: Instant): void {
  moveOrder(order, event);
  order.receivedAt = at;
}

/** Completes an order: after its last review, after seven days, or once every piece is refunded (2 or 3 → 4). */
export function markCompleted(order: Order, event: 'review' | 'completion_due' | 'all_paid_back', at: Instant): void {
  moveOrder(order, event);
  order.completedAt = at;
}
