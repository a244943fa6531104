import type { Customer, Order, World } from '../../world/types.ts';
import type { Refuse } from '../handler.ts';

interface OrderCall {
  readonly world: World;
  readonly customer: Customer;
  readonly refuse: Refuse<'order_not_found'>;
}

/** A customer's own order. Throws `order_not_found` for another customer's order as for a missing one. */
export function ownOrder({ world, customer, refuse }: OrderCall, id: number): Order {
  const order = world.orders.get(id);
  if (order?.customerId !== customer.id) throw refuse('order_not_found');
  return order;
}
