import * as v from 'valibot';
import { addressFields } from './customer.ts';
import { cents, instant, list, oneOf, record, string, text, whole } from './fields.ts';

const maybeInstant = v.nullable(instant);

export const orderStatus = oneOf(0, 1, 2, 3, 4, -1, -2, -3, -4);

export const orderItemSchema = record({
  id: whole,
  productId: whole,
  skuId: whole,
  name: text,
  specText: text,
  picture: string,
  price: cents,
  quantity: whole,
  reviewId: v.nullable(whole),
});

export const logisticsEventSchema = record({ at: instant, place: v.nullable(text), text });

export const orderSchema = record({
  id: whole,
  sn: string,
  customerId: whole,
  shopId: whole,
  status: orderStatus,
  /** The status to go back to when an open refund case is refused or withdrawn. */
  statusBeforeRefund: v.nullable(orderStatus),
  items: list(orderItemSchema),
  freight: cents,
  discount: cents,
  promoCode: v.nullable(string),
  remark: v.nullable(string),
  address: record(addressFields),
  createdAt: instant,
  payDeadline: instant,
  paidAt: maybeInstant,
  shippedAt: maybeInstant,
  receivedAt: maybeInstant,
  completedAt: maybeInstant,
  cancelledAt: maybeInstant,
  cancelReason: v.nullable(text),
  /** When a refused or withdrawn refund case gave the order its status back: its time begins anew then. */
  resumedAt: v.exactOptional(instant),
  /** `nextAt` is when the carrier's next event comes, null when none will; left out, it is counted out each time. */
  parcel: v.nullable(
    record({
      carrier: string,
      number: string,
      events: list(logisticsEventSchema),
      nextAt: v.exactOptional(maybeInstant),
    }),
  ),
  refundIds: list(whole),
});

export const refundType = oneOf('refund_only', 'refund_return');
export const refundStatus = oneOf('applied', 'accepted', 'returning', 'returned', 'refunded', 'refused', 'withdrawn');
export const refundActor = oneOf('customer', 'shop', 'platform');
export const productStatus = oneOf('received', 'not_received');
export const refundItem = record({ orderItemId: whole, quantity: whole });

export const refundSchema = record({
  id: whole,
  sn: string,
  customerId: whole,
  orderId: whole,
  type: refundType,
  productStatus,
  status: refundStatus,
  items: list(refundItem),
  amount: cents,
  reasonId: whole,
  explanation: string,
  proofs: list(string),
  refuseReason: v.nullable(text),
  parcel: v.nullable(record({ carrier: string, number: string, sentAt: instant })),
  log: list(record({ at: instant, by: refundActor, text })),
  /** When the shop or the platform takes the next step by itself; null when none is due. */
  nextAt: maybeInstant,
  createdAt: instant,
});
