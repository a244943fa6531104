import type { Schema } from '@meridian/sdk';
import { fromCents, ORDER_STATUS, paidBackBy } from '@meridian/sdk/rules';
import type { Instant, Order, OrderItem, World } from '../world/types.ts';
import {
  cancelledQuantity,
  changeOfMindQuantity,
  latestCaseOf,
  openCasesOf,
  refundableQuantity,
  refundedQuantity,
} from '../world/views/cases.ts';
import { changeOfMindUntil, completionDueAt, receiptDueAt } from '../world/views/due-dates.ts';
import { consignmentOf } from '../world/views/duties.ts';
import { allowedActions } from '../world/views/order-actions.ts';
import { casesOf, orderStatus, orderSums } from '../world/views/orders.ts';
import { areaText } from './address.ts';
import type { SerializerContext } from './context.ts';
import { serializeDuties } from './duties.ts';
import { serializeKey } from './made-by.ts';
import { serializeOrderedProduct } from './order-goods.ts';
import { serializeSeller } from './seller.ts';
import { serializeShopRef, shopOf } from './shop.ts';
import { foreignLanguage } from './text-language.ts';
import { toTime, toTimeOrNull } from './time.ts';

export function serializeOrderCard(context: SerializerContext, order: Order): Schema<'OrderCard'> {
  const { world, now } = context;
  const { quantity, subtotal, total } = orderSums(order);
  const actions = allowedActions(world, order, now);
  return {
    id: order.id,
    sn: order.sn,
    status: orderStatus(world, order),
    fulfilment: order.fulfilment,
    shop: serializeShopRef(context, shopOf(world, order)),
    items: order.items.map((item) => serializeItem(context, order, item)),
    quantity,
    subtotal: fromCents(subtotal),
    freight: fromCents(order.freight),
    discount: fromCents(order.discount),
    total_amount: fromCents(total),
    refunded_amount: fromCents(paidBackBy(casesOf(world, order))),
    pay_deadline: order.fulfilment === ORDER_STATUS.waiting_pay ? toTime(order.payDeadline) : null,
    next_by: toTimeOrNull(nextBy(context, order)),
    allowed_actions: actions,
    change_of_mind_until: actions.includes('change_of_mind') ? toTimeOrNull(changeOfMindUntil(order)) : null,
    created_at: toTime(order.createdAt),
    ...serializeKey(order),
  };
}

function serializeItem(context: SerializerContext, order: Order, item: OrderItem): Schema<'OrderItem'> {
  const { world, now } = context;
  const latest = latestCaseOf(world, order, item);
  return {
    id: item.id,
    ...serializeOrderedProduct(context, item),
    ...foreignLanguage(context, item.name),
    sku_id: item.skuId,
    price: fromCents(item.price),
    quantity: item.quantity,
    subtotal: fromCents(item.price * item.quantity),
    refund_id: latest?.id ?? null,
    refund_status: latest?.status ?? null,
    refundable_quantity: refundableQuantity(world, order, item, now),
    reviewed: item.reviewId !== null,
    refunded_quantity: refundedQuantity(world, order, item),
    cancelled_quantity: cancelledQuantity(world, order, item),
    change_of_mind_quantity: changeOfMindQuantity(world, order, item, now),
  };
}

/** When an order or one of its cases next changes by itself or is due, whichever comes first. */
function nextBy({ world, now }: SerializerContext, order: Order): number | null {
  const open = openCasesOf(world, order);
  const due = [ownDueDate(world, order, open.length > 0, now), ...open.map(({ nextAt }) => nextAt)];
  const set = due.filter((at) => at !== null);
  return set.length > 0 ? Math.min(...set) : null;
}

function ownDueDate(world: World, order: Order, underCase: boolean, now: Instant): number | null {
  switch (order.fulfilment) {
    case 0:
      return order.payDeadline;
    case 2:
      return receiptDueAt(order);
    case 3:
      return underCase ? null : completionDueAt(order);
    case 4:
      return !underCase && allowedActions(world, order, now).includes('refund') ? completionDueAt(order) : null;
    default:
      return null;
  }
}

export function serializeOrder(context: SerializerContext, order: Order): Schema<'Order'> {
  const { world, now, text } = context;
  const { idempotency_key: _, ...card } = serializeOrderCard(context, order);
  return {
    ...card,
    promo_code: order.promoCode,
    remark: order.remark,
    address: serializeOrderAddress(context, order.address),
    paid_at: toTimeOrNull(order.paidAt),
    shipped_at: toTimeOrNull(order.shippedAt),
    received_at: toTimeOrNull(order.receivedAt),
    receipt_by: order.fulfilment === ORDER_STATUS.delivered ? toTime(receiptDueAt(order)) : null,
    receipt_extended: order.receiptExtended,
    completed_at: toTimeOrNull(order.completedAt),
    cancelled_at: toTimeOrNull(order.cancelledAt),
    cancel_reason: order.cancelReason && text(order.cancelReason),
    cancel_note: order.cancelNote,
    ...serializeDuties(context, consignmentOf(world, order), orderSums(order).total),
    seller: serializeSeller(context, shopOf(world, order)),
    logistics: lastEvent(context, order),
    refunds: casesOf(world, order)
      .toReversed()
      .map(({ id, sn, kind, type, status, amount, createdAt }) => ({
        id,
        sn,
        kind,
        type,
        status,
        amount: fromCents(amount),
        created_at: toTime(createdAt),
      })),
    server_time: toTime(now),
  };
}

function serializeOrderAddress(context: SerializerContext, address: Order['address']): Schema<'OrderAddress'> {
  const { addressee, mobile, country, detail, postcode, tag } = address;
  const area_text = areaText(context, address);
  return { addressee, mobile: maskMobile(mobile), country, area_text, detail, postcode, tag };
}

/** A number's first five characters and last four digits: `+8190****5678`. */
const maskMobile = (mobile: string): string => `${mobile.slice(0, 5)}****${mobile.slice(-4)}`;

function lastEvent({ text }: SerializerContext, { parcel }: Order): Schema<'OrderLogistics'> | null {
  const last = parcel?.events.at(-1);
  if (!parcel || !last) return null;
  return { carrier: parcel.carrier, number: parcel.number, last_text: text(last.text), last_at: toTime(last.at) };
}
