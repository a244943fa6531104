import type { Schema } from '@meridian/sdk';
import { fromCents, ORDER_STATUS } from '@meridian/sdk/rules';
import { reasonsFor } from '../world/seed/refund-reasons.ts';
import type { Order } from '../world/types.ts';
import { type Asked, type QuotedItem, type RefundSums, refundOptions } from '../world/views/refund-quote.ts';
import type { SerializerContext } from './context.ts';
import { toTime } from './time.ts';

/** The contract's RefundQuote. */
export function serializeRefundQuote(
  { now, text }: SerializerContext,
  order: Order,
  asked: Asked,
  { items, goods, discount, freight, max }: RefundSums,
): Schema<'RefundQuote'> {
  return {
    order_id: order.id,
    type: asked.type,
    product_status: asked.productStatus,
    allowed: items.every(({ block }) => block === null),
    items: items.map(serializeItem),
    goods: fromCents(goods),
    discount: fromCents(discount),
    freight: fromCents(freight),
    max_amount: fromCents(max),
    cancels_items: order.fulfilment === ORDER_STATUS.waiting_deliver,
    options: refundOptions(order).map(({ type, productStatus }) => ({
      type,
      product_status: productStatus,
      reasons: reasonsFor({ type, productStatus }).map(({ id, name, proof }) => ({
        id,
        name: text(name),
        proof: text(proof),
      })),
    })),
    server_time: toTime(now),
  };
}

const serializeItem = (item: QuotedItem): Schema<'RefundQuoteItem'> => ({
  order_item_id: item.orderItemId,
  quantity: item.quantity,
  refundable_quantity: item.left,
  goods: fromCents(item.goods),
  discount: fromCents(item.discount),
  amount: fromCents(item.goods - item.discount),
  block: item.block,
  refund_id: item.refundId,
});
