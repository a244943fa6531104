import { fromCents, toCents } from '@meridian/sdk/rules';
import { serializeRefund } from '../../serializers/refund.ts';
import { nextId, serial } from '../../world/ids.ts';
import { REFUND_REASONS } from '../../world/seed/refund-reasons.ts';
import type { Order, Refund } from '../../world/types.ts';
import type { Call, Handler } from '../handler.ts';
import { ownOrder } from '../orders/own-order.ts';
import { allowedActions } from '../orders/transitions.ts';
import { takeUploads } from '../uploads/uploads.ts';
import { casesOf, isOpen, refundableAmount, refundableQuantity } from './cases.ts';
import { applyForRefund } from './steps.ts';

export const applyRefund: Handler<'applyRefund'> = (call) => {
  const { world, customer, now, body, refuse } = call;
  const order = ownOrder(call, body.order_id);
  const picks = body.items.map(({ order_item_id, quantity }) => ({ orderItemId: order_item_id, quantity }));
  const asked = new Set(picks.map(({ orderItemId }) => orderItemId));
  // First, for it also answers a repeat of the same request, whose order has moved on.
  const open = casesOf(world, order).find(
    (refund) => isOpen(refund) && refund.items.some(({ orderItemId }) => asked.has(orderItemId)),
  );
  if (open) throw refuse('refund_already_open', { refund_id: open.id });
  if (!allowedActions(order).includes('refund')) throw refuse('refund_not_allowed');
  checkPicks(call, order, picks);
  checkReason(call, order);
  const amount = toCents(body.amount);
  const max = refundableAmount(order, picks, body.product_status);
  if (amount > max) throw refuse('refund_amount_too_large', { max: fromCents(max) });

  const proofs = takeUploads(call, body.proofs);
  const id = nextId(world, 'refund');
  const refund: Refund = {
    id,
    sn: serial('R', now, id),
    customerId: customer.id,
    orderId: order.id,
    type: body.type,
    productStatus: body.product_status,
    status: 'applied',
    items: picks,
    amount,
    reasonId: body.reason_id,
    explanation: body.explanation,
    proofs,
    refuseReason: null,
    parcel: null,
    log: [],
    nextAt: null,
    createdAt: now,
  };
  world.refunds.set(id, refund);
  order.refundIds.push(id);
  applyForRefund({ world, customer, order, refund }, now);
  return serializeRefund(call, refund);
};

function checkPicks({ world, refuse }: Call<'applyRefund'>, order: Order, picks: Refund['items']): void {
  const left = new Map(order.items.map((item) => [item.id, refundableQuantity(world, order, item)]));
  for (const { orderItemId, quantity } of picks) {
    if (quantity > (left.get(orderItemId) ?? 0)) throw refuse('refund_not_allowed');
    // Each item at most once.
    left.delete(orderItemId);
  }
}

/** Type, product status and reason go together, and with the order: what was not shipped was not received. */
function checkReason({ body, refuse }: Call<'applyRefund'>, { status }: Order): void {
  const { type, product_status, reason_id } = body;
  const received = product_status === 'received';
  const reason = REFUND_REASONS.find(({ id }) => id === reason_id);
  const fits = reason?.types.includes(type) && (type === 'refund_only' || received);
  if (!fits || (status === 1 && received)) throw refuse('refund_not_allowed');
}
