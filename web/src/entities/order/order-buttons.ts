import type { Schema } from '@meridian/sdk';
import { isRefundClosed, type OrderAction, offeredActions, orderStatusName } from '@meridian/sdk/rules';

/** An action that the server allows, or the way to the order's open refund case. */
export type OrderButton = OrderAction | 'case';

type CardOrOrder = Pick<Schema<'OrderCard'>, 'status' | 'allowed_actions' | 'items'> &
  Partial<Pick<Schema<'Order'>, 'refunds'>>;

/** The buttons, most likely first. */
export const byLikelihood: readonly OrderButton[] = [
  'case',
  'pay',
  'confirm',
  'review',
  'cancel',
  'logistics',
  'refund',
  'buy_again',
  'extend_receipt',
];

/** What an order waits for: the button is filled. */
const awaited: ReadonlySet<OrderButton> = new Set(['case', 'pay', 'confirm', 'review']);

/** An open case. An item on a card names only its latest case; undefined if no item names the open one. */
export function openCaseOf({ refunds, items }: CardOrOrder): number | undefined {
  const cases = refunds ?? items.map(({ refund_id: id, refund_status: status }) => ({ id, status }));
  return cases.find(({ id, status }) => id !== null && status !== null && !isRefundClosed(status))?.id ?? undefined;
}

/** The buttons that an order offers, most likely first. The receipt of what is claimed as a whole is the least likely. */
export function orderButtons(order: CardOrOrder): OrderButton[] {
  const offered: OrderButton[] = offeredActions(order);
  const hasCase = isInCase(order) && openCaseOf(order) !== undefined;
  if (hasCase) offered.push('case');
  // Of several pieces, some may be claimed alone.
  const isClaimed = hasCase && !offered.includes('refund') && order.items.every(({ quantity }) => quantity === 1);
  const rank = (button: OrderButton) => (isClaimed && button === 'confirm' ? Infinity : byLikelihood.indexOf(button));
  return offered.filter((button) => byLikelihood.includes(button)).sort((a, b) => rank(a) - rank(b));
}

/** The next thing that the customer has to do, as the filled button; undefined if that is to wait, or nothing. */
export const mainButton = (order: CardOrOrder): OrderButton | undefined =>
  orderButtons(order)
    .slice(0, 1)
    .find((button) => awaited.has(button));

const isInCase = ({ status }: CardOrOrder) => ['refunding', 'in_after_sale'].includes(orderStatusName(status) ?? '');
