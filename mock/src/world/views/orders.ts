import type { Cents, Order, OrderItem } from '../types.ts';

/** Goods, freight, discount and what is to be paid, in cents: total = subtotal + freight − discount. */
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
