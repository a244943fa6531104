import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type OrderStatusName, type OrderTabName, orderStatusName } from '@meridian/sdk/rules';

/** What the tabs are called, and an order's status: one word for both (R2.13). */
export const orderWords = {
  all: msg`All`,
  waiting_pay: msg`To pay`,
  waiting_deliver: msg`To ship`,
  delivered: msg`Shipped`,
  received: msg`Received`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
  refunding: msg`Refunding`,
  refunded: msg`Refunded`,
  in_after_sale: msg`After-sale`,
} satisfies Record<OrderTabName, MessageDescriptor>;

/** The colours of a status: it waits for the customer, goes on by itself, went well, or is over. */
const tones = {
  waiting_pay: 'text-waiting-ink',
  waiting_deliver: 'text-brand',
  delivered: 'text-brand',
  received: 'text-success-ink',
  completed: 'text-ink-2',
  cancelled: 'text-ink-2',
  refunding: 'text-waiting-ink',
  refunded: 'text-success-ink',
  in_after_sale: 'text-waiting-ink',
} satisfies Record<OrderStatusName, string>;

/** The word for a status; the status itself where it is not known (contract, OrderStatus). */
export function orderStatusWord(status: number): MessageDescriptor | string {
  const name = orderStatusName(status);
  return name === undefined ? String(status) : orderWords[name];
}

/** The text colour of a status. */
export function orderStatusTone(status: number): string {
  const name = orderStatusName(status);
  return name === undefined ? 'text-ink-2' : tones[name];
}
