import type { Schema } from '@meridian/sdk';
import { fromCents } from '@meridian/sdk/rules';
import { REFUND_REASONS } from '../world/seed/refund-reasons.ts';
import type { Instant, Order, Refund, World } from '../world/types.ts';
import { cancelsItems, escalateBy, freeQuantity, isOpen, orderOf, refundableQuantity } from '../world/views/cases.ts';
import { returnedBy } from '../world/views/duties.ts';
import { freightFor, shareOf } from '../world/views/refund-quote.ts';
import type { SerializerContext } from './context.ts';
import { serializeRefundDuties } from './duties.ts';
import { serializeKey } from './made-by.ts';
import { serializeOrderedProduct } from './order-goods.ts';
import { serializeShopRef, shopOf } from './shop.ts';
import { toTime, toTimeOrNull } from './time.ts';

/** The actions that a customer can take on a case now (contract: RefundAction). */
export function refundActions(world: World, refund: Refund, now: Instant): Schema<'RefundAction'>[] {
  const order = orderOf(world, refund);
  switch (refund.status) {
    case 'applied':
    case 'accepted': {
      const cancel = canBeWithdrawn(refund, order) ? ['cancel' as const] : [];
      const ship = refund.status === 'accepted' && refund.type === 'refund_return' && refund.parcel === null;
      return ship ? [...cancel, 'ship'] : cancel;
    }
    case 'refused':
    case 'withdrawn': {
      if (refund.kind === 'change_of_mind') return [];
      const escalates = canBeEscalated(world, refund, order, now) ? ['escalate' as const] : [];
      return canBeAppliedAgain(world, refund, order, now) ? [...escalates, 'apply_again'] : escalates;
    }
    default:
      return [];
  }
}

/** Not once pieces held back from a shipped order would have to be sent. */
const canBeWithdrawn = (refund: Refund, order: Order): boolean =>
  refund.kind !== 'change_of_mind' && !(cancelsItems(refund) && order.shippedAt !== null);

const itemsOf = (refund: Refund, order: Order) =>
  refund.items.flatMap(({ orderItemId, quantity }) => {
    const item = order.items.find(({ id }) => id === orderItemId);
    return item ? [{ item, quantity }] : [];
  });

const canBeAppliedAgain = (world: World, refund: Refund, order: Order, now: Instant): boolean =>
  itemsOf(refund, order).every(({ item, quantity }) => quantity <= refundableQuantity(world, order, item, now));

/** In time, if no other case has its pieces and they are still worth the amount it asks for. */
function canBeEscalated(world: World, refund: Refund, order: Order, now: Instant): boolean {
  const until = escalateBy(refund);
  const picked = itemsOf(refund, order);
  if (until === null || now >= until) return false;
  if (picked.some(({ item, quantity }) => quantity > freeQuantity(world, order, item))) return false;
  const shares = picked.map(({ item, quantity }) => shareOf(world, order, item, quantity));
  return refund.amount <= shares.reduce((sum, share) => sum + share, freightFor(world, order, refund));
}

/** Who acts next in an open case (contract: RefundWaitsFor); null for a closed one. */
function waitsFor({ status, type, parcel, escalatedAt }: Refund): Schema<'RefundWaitsFor'> | null {
  if (status === 'applied') return escalatedAt === null ? 'shop' : 'platform';
  if (status === 'accepted') return type === 'refund_return' && parcel === null ? 'customer' : 'platform';
  return status === 'returning' || status === 'returned' ? 'shop' : null;
}

export function serializeRefundCard(context: SerializerContext, refund: Refund): Schema<'RefundCard'> {
  const order = orderOf(context.world, refund);
  return {
    id: refund.id,
    sn: refund.sn,
    order_id: order.id,
    order_sn: order.sn,
    shop: serializeShopRef(context, shopOf(context.world, order)),
    kind: refund.kind,
    type: refund.type,
    status: refund.status,
    waits_for: waitsFor(refund),
    items: serializeItems(context, refund, order),
    amount: fromCents(refund.amount),
    next_by: toTimeOrNull(refund.nextAt),
    allowed_actions: refundActions(context.world, refund, context.now),
    created_at: toTime(refund.createdAt),
    ...serializeKey(refund),
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

export function serializeRefund(context: SerializerContext, refund: Refund): Schema<'Refund'> {
  const { now, text } = context;
  const reason = REFUND_REASONS.find(({ id }) => id === refund.reasonId);
  if (!reason && refund.reasonId !== null) throw new Error(`There is no refund reason ${refund.reasonId}`);
  const { idempotency_key: _, ...card } = serializeRefundCard(context, refund);
  return {
    ...card,
    escalate_by: toTimeOrNull(escalateBy(refund)),
    escalated_at: toTimeOrNull(refund.escalatedAt),
    cancels_items: cancelsItems(refund),
    duties: serializeRefundDuties(context, orderOf(context.world, refund), returnedBy(refund)),
    product_status: refund.productStatus,
    reason: reason ? { id: reason.id, name: text(reason.name) } : null,
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

/** Whether the shop has agreed to take goods back. A case that ended before then has no return address. */
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
