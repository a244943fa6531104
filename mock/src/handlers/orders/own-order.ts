import type { OrderAction } from '@meridian/sdk/rules';
import type { Order } from '../../world/types.ts';
import { allowedActions } from '../../world/views/order-actions.ts';
import { orderStatus } from '../../world/views/orders.ts';
import type { CallPart } from '../handler.ts';

type OrderCall = CallPart<'world' | 'customer', 'order_not_found'>;

/** A customer's own order. Throws `order_not_found` for another customer's order as for a missing one. */
export function ownOrder({ world, customer, refuse }: OrderCall, id: number): Order {
  const order = world.orders.get(id);
  if (order?.customerId !== customer.id) throw refuse('order_not_found');
  return order;
}

type ActionCall = CallPart<'world' | 'customer' | 'now', 'order_not_found' | 'order_state_changed'>;

/** A customer's own order that has this action now. Throws `order_not_found` or `order_state_changed`. */
export function orderFor(call: ActionCall, id: number, action: OrderAction): Order {
  const order = ownOrder(call, id);
  if (allowedActions(call.world, order, call.now).includes(action)) return order;
  throw call.refuse('order_state_changed', { order_id: id, status: orderStatus(call.world, order) });
}
