import * as v from 'valibot';
import { addressFields, madeBy } from './customer.ts';
import { cents, flag, instant, list, oneOf, record, string, text, whole } from './fields.ts';

const maybeInstant = v.nullable(instant);

/** The progress of an order; its status follows from this and from its cases (`views/orders.ts`). */
export const fulfilment = oneOf(0, 1, 2, 3, 4, -1);

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

/** An order item, or some of its pieces. */
export const pickedItem = record({ orderItemId: whole, quantity: whole });

export const logisticsEventSchema = record({ at: instant, place: v.nullable(text), text });

/**
 * `nextAt` is when the carrier's next event comes, null if there is none. Without it, each read calculates the time.
 */
const parcelSchema = record({
  carrier: string,
  number: string,
  items: list(pickedItem),
  events: list(logisticsEventSchema),
  nextAt: v.exactOptional(maybeInstant),
});

export const orderSchema = record({
  ...madeBy,
  id: whole,
  sn: string,
  customerId: whole,
  shopId: whole,
  fulfilment,
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
  /** The customer's note on the reason. */
  cancelNote: v.nullable(string),
  /** Whether the customer has postponed the automatic receipt. */
  receiptExtended: flag,
  /** When its last refund case closed: the time to completion starts then at the earliest. */
  caseClosedAt: v.exactOptional(instant),
  parcel: v.nullable(parcelSchema),
  /** If the shop did not send everything at once: the parcels before `parcel`, newest first, all of them delivered. */
  earlierParcels: v.exactOptional(list(parcelSchema)),
  refundIds: list(whole),
});

export const refundType = oneOf('refund_only', 'refund_return');
export const refundStatus = oneOf('applied', 'accepted', 'returning', 'returned', 'refunded', 'refused', 'withdrawn');
export const refundActor = oneOf('customer', 'shop', 'platform');
export const productStatus = oneOf('received', 'not_received');
/** `share` is the price of the pieces minus their share of the discount: the most that can be refunded for them. */
const refundItem = record({ ...pickedItem.entries, share: cents });

/** How a case came about (contract: CaseKind). */
const caseKind = oneOf('refund', 'change_of_mind');

export const refundSchema = record({
  ...madeBy,
  id: whole,
  sn: string,
  customerId: whole,
  orderId: whole,
  kind: caseKind,
  type: refundType,
  productStatus,
  status: refundStatus,
  items: list(refundItem),
  /** The part of the order's freight that can be refunded with the items. */
  freight: cents,
  /** At most the shares of the items plus the freight. */
  amount: cents,
  /** Whether the order was unshipped at the time of the application. */
  unshipped: flag,
  /** Null for a change of mind, as is the explanation. */
  reasonId: v.nullable(whole),
  explanation: v.nullable(string),
  proofs: list(string),
  refuseReason: v.nullable(text),
  refusedAt: maybeInstant,
  /** When the customer escalated the case to the platform, which decides from then on. */
  escalatedAt: maybeInstant,
  parcel: v.nullable(record({ carrier: string, number: string, sentAt: instant })),
  log: list(record({ at: instant, by: refundActor, text })),
  /** When the shop or the platform takes the next step; null if none is due. */
  nextAt: maybeInstant,
  createdAt: instant,
});
