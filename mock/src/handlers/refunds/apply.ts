import { fromCents, toCents } from '@meridian/sdk/rules';
import { serializeRefund } from '../../serializers/refund.ts';
import { reasonsFor } from '../../world/seed/refund-reasons.ts';
import { type Asked, type QuotedItem, quoteOf } from '../../world/views/refund-quote.ts';
import type { Call, Handler } from '../handler.ts';
import { oncePerKey } from '../idempotency.ts';
import { ownOrder } from '../orders/own-order.ts';
import { takeUploads } from '../uploads/uploads.ts';
import { openCase } from './new-refund.ts';

export const applyRefund: Handler<'applyRefund'> = (call) => oncePerKey('applyRefund', call, () => apply(call));

function apply(call: Call<'applyRefund'>): ReturnType<Handler<'applyRefund'>> {
  const { world, customer, now, body, refuse } = call;
  const order = ownOrder(call, body.order_id);
  const asked = askedFor(body);
  const { items, max } = quoteOf(world, order, asked, now);
  for (const item of items) checkBlock(call, item);
  if (!reasonsFor(asked).some(({ id }) => id === body.reason_id)) {
    throw refuse('refund_not_allowed', { block: 'reason_unfit', order_item_id: null });
  }
  const amount = toCents(body.amount);
  if (amount > max) throw refuse('refund_amount_too_large', { max: fromCents(max) });
  const { reason_id: reasonId, explanation } = body;
  const words = {
    amount,
    reasonId,
    explanation,
    proofs: takeUploads(call, body.proofs),
    idempotencyKey: body.idempotency_key,
  };
  return serializeRefund(call, openCase(world, { customer, order, asked, words }, now));
}

/** The request in the body of applyRefund or quoteRefund. */
export const askedFor = (body: Call<'applyRefund'>['body'] | Call<'quoteRefund'>['body']): Asked => ({
  type: body.type,
  productStatus: body.product_status,
  items: body.items.map(({ order_item_id, quantity }) => ({ orderItemId: order_item_id, quantity })),
});

function checkBlock({ refuse }: Call<'applyRefund'>, { block, refundId, orderItemId }: QuotedItem): void {
  if (refundId !== null) throw refuse('refund_already_open', { refund_id: refundId });
  if (block !== null) throw refuse('refund_not_allowed', { block, order_item_id: orderItemId });
}
