import type { Schema } from '@meridian/sdk';
import { fromCents } from '@meridian/sdk/rules';
import { completionDueAt, receiptDueAt } from '../handlers/orders/due-dates.ts';
import { allowedActions } from '../handlers/orders/transitions.ts';
import { casesOf, latestCaseOf, nextStepBy, openCaseOf, refundableQuantity } from '../handlers/refunds/cases.ts';
import type { Order, OrderItem } from '../world/types.ts';
import { orderSums } from '../world/views/orders.ts';
import { areaText } from './address.ts';
import type { SerializerContext } from './context.ts';
import { serializeOrderedProduct } from './order-goods.ts';
import { serializeShopRef, shopOf } from './shop.ts';
import { toTime, toTimeOrNull } from './time.ts';

const UNPAID = 0;

/** The contract's OrderCard. */
export function serializeOrderCard(context: SerializerContext, order: Order): Schema<'OrderCard'> {
  const { quantity, subtotal, total } = orderSums(order);
  return {
    id: order.id,
    sn: order.sn,
    status: order.status,
    shop: serializeShopRef(context, shopOf(context.world, order)),
    items: order.items.map((item) => serializeItem(context, order, item)),
    quantity,
    subtotal: fromCents(subtotal),
    freight: fromCents(order.freight),
    discount: fromCents(order.discount),
    total: fromCents(total),
    pay_deadline: order.status === UNPAID ? toTime(order.payDeadline) : null,
    next_by: toTimeOrNull(nextBy(context, order)),
    allowed_actions: allowedActions(order),
    created_at: toTime(order.createdAt),
  };
}

function serializeItem(context: SerializerContext, order: Order, item: OrderItem): Schema<'OrderItem'> {
  const { world } = context;
  const latest = latestCaseOf(world, order, item);
  return {
    id: item.id,
    ...serializeOrderedProduct(context, item),
    sku_id: item.skuId,
    price: fromCents(item.price),
    quantity: item.quantity,
    subtotal: fromCents(item.price * item.quantity),
    refund_id: latest?.id ?? null,
    refund_status: latest?.status ?? null,
    refundable_quantity: refundableQuantity(world, order, item),
    reviewed: item.reviewId !== null,
  };
}

/** By when the next step of an order happens by itself or is due. */
function nextBy({ world }: SerializerContext, order: Order): number | null {
  switch (order.status) {
    case 0:
      return order.payDeadline;
    case 2:
      return receiptDueAt(order);
    case 3:
      return completionDueAt(order);
    case -2:
    case -4: {
      const open = openCaseOf(world, order);
      return open ? nextStepBy(open) : null;
    }
    default:
      return null;
  }
}

/** The contract's Order. */
export function serializeOrder(context: SerializerContext, order: Order): Schema<'Order'> {
  const { world, now, text } = context;
  return {
    ...serializeOrderCard(context, order),
    promo_code: order.promoCode,
    remark: order.remark,
    address: serializeOrderAddress(context, order.address),
    paid_at: toTimeOrNull(order.paidAt),
    shipped_at: toTimeOrNull(order.shippedAt),
    received_at: toTimeOrNull(order.receivedAt),
    completed_at: toTimeOrNull(order.completedAt),
    cancelled_at: toTimeOrNull(order.cancelledAt),
    cancel_reason: order.cancelReason && text(order.cancelReason),
    logistics: lastEvent(context, order),
    refunds: casesOf(world, order)
      .toReversed()
      .map(({ id, sn, type, status, amount, createdAt }) => ({
        id,
        sn,
        type,
        status,
        amount: fromCents(amount),
        created_at: toTime(createdAt),
      })),
    server_time: toTime(now),
  };
}

function serializeOrderAddress(context: SerializerContext, address: Order['address']): Schema<'OrderAddress'> {
  const { addressee, mobile, country, detail, tag } = address;
  return { addressee, mobile: maskMobile(mobile), country, area_text: areaText(context, address), detail, tag };
}

/** A number by its beginning and its last four digits: `+8190****5678`. */
const maskMobile = (mobile: string): string => `${mobile.slice(0, 5)}****${mobile.slice(-4)}`;

function lastEvent({ text }: SerializerContext, { parcel }: Order): Schema<'OrderLogistics'> | null {
  const last = parcel?.events.at(-1);
  if (!parcel || !last) return null;
  return { carrier: parcel.carrier, number: parcel.number, last_text: text(last.text), last_at: toTime(last.at) };
}
