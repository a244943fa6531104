import { type OrderStatus, orderStatusOf } from '@meridian/sdk/rules';
import type { Cents, Order, OrderItem, Refund, World } from '../types.ts';

/** Goods, freight, discount and the amount to pay, in cents: total = subtotal + freight − discount. */
export interface OrderSums {
  readonly quantity: number;
  readonly subtotal: Cents;
  readonly total: Cents;
}

export const orderSums = (order: Pick<Order, 'freight' | 'discount'> & { items: readonly OrderItem[] }): OrderSums => {
  let quantity = 0;
  let subtotal = 0;
  for (const item of order.items) {
    quantity += item.quantity;
    subtotal += item.price * item.quantity;
  }
  return { quantity, subtotal, total: subtotal + order.freight - order.discount };
};

/** The refund cases of an order, oldest first. */
export const casesOf = (world: World, { refundIds }: Order): Refund[] =>
  refundIds.flatMap((id) => world.refunds.get(id) ?? []);

/** The status that an order's tabs show; it follows from its fulfilment and its cases. */
export const orderStatus = (world: World, order: Order): OrderStatus =>
  // Almost all orders have no cases, and a customer may have thousands of orders.
  order.refundIds.length === 0
    ? order.fulfilment
    : orderStatusOf(order.fulfilment, orderSums(order).total, casesOf(world, order));
