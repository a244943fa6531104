import { serializeOrder } from '../../serializers/order.ts';
import type { Instant, Order } from '../../world/types.ts';
import type { Handler } from '../handler.ts';
import { allowedActions } from './allowed-actions.ts';
import { ownOrder } from './own-order.ts';

export const confirmOrder: Handler<'confirmOrder'> = (call) => {
  const order = ownOrder(call, call.body.order_id);
  if (!allowedActions(order).includes('confirm')) {
    throw call.refuse('order_state_changed', { order_id: order.id, status: order.status });
  }
  markReceived(order, call.now);
  return serializeOrder(call, order);
};

/** The goods have arrived (2 → 3), by the customer's word or after ten days. */
export function markReceived(order: Order, at: Instant): void {
  order.status = 3;
  order.receivedAt = at;
}

/** Nothing more will come of an order (3 → 4), after its last review or seven days. */
export function markCompleted(order: Order, at: Instant): void {
  order.status = 4;
  order.completedAt = at;
}
