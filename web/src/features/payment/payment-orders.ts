import type { Schema } from '@meridian/sdk';
import { offeredActions } from '@meridian/sdk/rules';

/** An order, and when it was received by this device's clock. */
export interface ReadOrder extends Schema<'Order'> {
  receivedAt: number;
}

export interface DueOrder extends ReadOrder {
  pay_deadline: string;
}

/** Groups orders by whether they can be paid, are paid, or have ended. The server decides that (`allowed_actions`). */
export function sortOrders<Order extends Schema<'Order'>>(orders: readonly Order[]) {
  const payable = orders.filter((order) => order.paid_at === null && offeredActions(order).includes('pay'));
  const paid = orders.filter(({ paid_at }) => paid_at !== null);
  return { payable, paid, closed: orders.filter((order) => !payable.includes(order) && !paid.includes(order)) };
}

export function firstDue(orders: readonly ReadOrder[]): DueOrder | undefined {
  const due = orders.flatMap(({ pay_deadline, ...order }) =>
    pay_deadline === null ? [] : [{ ...order, pay_deadline }],
  );
  return due.sort((a, b) => Date.parse(a.pay_deadline) - Date.parse(b.pay_deadline))[0];
}
