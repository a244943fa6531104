import type { I18n } from '@lingui/core';
import { type OrderStatusName, orderStatusName } from '@meridian/sdk/rules';
import { orderWords } from '../state/state-words.ts';

/** The colours of a status: waiting for the customer, in progress, success, or over. */
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

/** The word for a status; the status itself if unknown (contract, OrderStatus). */
export function orderStatusWord(status: number, i18n: I18n): string {
  const name = orderStatusName(status);
  return name === undefined ? String(status) : i18n._(orderWords[name]);
}

export function orderStatusTone(status: number): string {
  const name = orderStatusName(status);
  return name === undefined ? 'text-ink-2' : tones[name];
}
