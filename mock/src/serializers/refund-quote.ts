import type { Schema } from '@meridian/sdk';
import { fromCents, ORDER_STATUS } from '@meridian/sdk/rules';
import { reasonsFor } from '../world/seed/refund-reasons.ts';
import type { Order } from '../world/types.ts';
import { type Asked, type QuotedItem, type RefundSums, refundOptions } from '../world/views/refund-quote.ts';
import type { SerializerContext } from './context.ts';
import { serializeRefundDuties } from './duties.ts';

export function serializeRefundQuote(
  context: SerializerContext,
  order: Order,
  asked: Asked,
  { items, goods, discount, freight, max }: RefundSums,
): Schema<'RefundQuote'> {
  const { text, now } = context;
  const possible = items.filter(({ block }) => block === null);
  return {
    type: asked.type,
    product_status: asked.productStatus,
    items: items.map(serializeItem),
    goods: fromCents(goods),
    discount: fromCents(discount),
    freight: fromCents(freight),
    max_amount: fromCents(max),
    cancels_items: order.fulfilment === ORDER_STATUS.waiting_deliver,
    duties: serializeRefundDuties(context, order, {
      id: Number.POSITIVE_INFINITY,
      items: possible,
      amount: max,
      isUndelivered: asked.productStatus === 'not_received',
    }),
    options: refundOptions(order, now).map(({ type, productStatus }) => ({
      type,
      product_status: productStatus,
      reasons: reasonsFor({ type, productStatus }).map(({ id, name, proof }) => ({
        id,
        name: text(name),
        proof: text(proof),
      })),
    })),
  };
}

const serializeItem = (item: QuotedItem): Schema<'RefundQuoteItem'> => ({
  order_item_id: item.orderItemId,
  goods: fromCents(item.goods),
  discount: fromCents(item.discount),
  block: item.block,
  refund_id: item.refundId,
});
