import type { Schema } from '@meridian/sdk';
import { isRefundClosed, ORDER_STATUS } from '@meridian/sdk/rules';

type CardOrOrder = Pick<Schema<'OrderCard'>, 'fulfilment' | 'next_by' | 'items'> &
  Partial<Pick<Schema<'Order'>, 'receipt_by' | 'refunds'>>;

/**
 * When the next deadline of the order's open case is. `next_by` is the earliest of several deadlines (contract: Order),
 * so the result is undefined if it may be the deadline of the receipt or of another case.
 */
export function caseDueBy(order: CardOrOrder): string | undefined {
  const { fulfilment, next_by, receipt_by } = order;
  const isReceipt = fulfilment === ORDER_STATUS.delivered && (receipt_by === undefined || receipt_by === next_by);
  return next_by !== null && !isReceipt && hasOneOpenCase(order) ? next_by : undefined;
}

/** An item on a card names only its latest case; an item of several pieces may have others. */
function hasOneOpenCase({ refunds, items }: CardOrOrder): boolean {
  if (refunds !== undefined) return refunds.filter(({ status }) => !isRefundClosed(status)).length === 1;
  const open = items.filter(({ refund_status }) => refund_status !== null && !isRefundClosed(refund_status));
  return new Set(open.map(({ refund_id }) => refund_id)).size === 1 && items.every(({ quantity }) => quantity === 1);
}
