import type { Schema } from '@meridian/sdk';
import { fromCents } from '@meridian/sdk/rules';
import { allowedActions } from '../handlers/orders/transitions.ts';
import { isOpen, nextStepBy, orderOf } from '../handlers/refunds/cases.ts';
import { REFUND_REASONS } from '../world/seed/refund-reasons.ts';
import type { Order, Refund } from '../world/types.ts';
import type { SerializerContext } from './context.ts';
import { serializeOrderedProduct } from './order-goods.ts';
import { serializeShopRef, shopOf } from './shop.ts';
import { toTime, toTimeOrNull } from './time.ts';

/** What the customer may do with a case now (contract: RefundAction). */
export function refundActions(refund: Refund, order: Order): Schema<'RefundAction'>[] {
  switch (refund.status) {
    case 'applied':
      return ['cancel'];
    case 'accepted':
      return refund.type === 'refund_return' ? ['cancel', 'ship'] : ['cancel'];
    case 'refused':
    case 'withdrawn':
      return allowedActions(order).includes('refund') ? ['apply_again'] : [];
    default:
      return [];
  }
}

/** The contract's RefundCard. */
export function serializeRefundCard(context: SerializerContext, refund: Refund): Schema<'RefundCard'> {
  const order = orderOf(context.world, refund);
  return {
    id: refund.id,
    sn: refund.sn,
    order_id: order.id,
    order_sn: order.sn,
    shop: serializeShopRef(context, shopOf(context.world, order)),
    type: refund.type,
    status: refund.status,
    items: serializeItems(context, refund, order),
    amount: fromCents(refund.amount),
    next_by: toTimeOrNull(nextStepBy(refund)),
    allowed_actions: refundActions(refund, order),
    created_at: toTime(refund.createdAt),
  };
}

function serializeItems(context: SerializerContext, refund: Refund, order: Order): Schema<'RefundItem'>[] {
  return refund.items.map(({ orderItemId, quantity }) => {
    const item = order.items.find(({ id }) => id === orderItemId);
    if (!item) throw new Error(`Refund ${refund.id} is about item ${orderItemId}, which its order does not have`);
    return {
      order_item_id: item.id,
      ...serializeOrderedProduct(context, item),
      sku_id: item.skuId,
      price: fromCents(item.price),
      quantity,
      subtotal: fromCents(item.price * quantity),
    };
  });
}

/** The contract's Refund. */
export function serializeRefund(context: SerializerContext, refund: Refund): Schema<'Refund'> {
  const { now, text } = context;
  const reason = REFUND_REASONS.find(({ id }) => id === refund.reasonId);
  if (!reason) throw new Error(`There is no refund reason ${refund.reasonId}`);
  return {
    ...serializeRefundCard(context, refund),
    product_status: refund.productStatus,
    reason: { id: reason.id, name: text(reason.name) },
    explanation: refund.explanation,
    proofs: refund.proofs.map(context.privatePicture),
    refuse_reason: refund.refuseReason && text(refund.refuseReason),
    return_address: wasAccepted(refund) ? returnAddress(context, refund) : null,
    parcel: refund.parcel && {
      carrier: refund.parcel.carrier,
      number: refund.parcel.number,
      shipped_at: toTime(refund.parcel.sentAt),
    },
    log: refund.log.toReversed().map((entry) => ({ at: toTime(entry.at), by: entry.by, text: text(entry.text) })),
    server_time: toTime(now),
  };
}

/** Goods go back once the shop has agreed; a case that ended before has no address for them. */
function wasAccepted(refund: Refund): boolean {
  if (refund.type !== 'refund_return') return false;
  return refund.parcel !== null || (refund.status !== 'applied' && isOpen(refund));
}

function returnAddress({ world, text }: SerializerContext, refund: Refund): Schema<'ReturnAddress'> {
  const { returns } = shopOf(world, orderOf(world, refund));
  return {
    addressee: text(returns.addressee),
    mobile: returns.mobile,
    country: returns.country,
    area_text: text(returns.areaText),
    detail: text(returns.detail),
    postcode: returns.postcode,
  };
}
