import type { LogisticsEvent, Order, OrderItem, Refund } from '../types.ts';
import { text } from './catalogue-shapes.ts';
import { among, list, optional, orNull, record, string, whole } from './check.ts';
import { addressFields } from './customer-shapes.ts';

const time = orNull(whole);
const orderStatus = among(0, 1, 2, 3, 4, -1, -2, -3, -4);

export const order = record<Order>({
  id: whole,
  sn: string,
  customerId: whole,
  shopId: whole,
  status: orderStatus,
  statusBeforeRefund: orNull(orderStatus),
  items: list(
    record<OrderItem>({
      id: whole,
      productId: whole,
      skuId: whole,
      name: text,
      specText: text,
      picture: string,
      price: whole,
      quantity: whole,
      reviewId: orNull(whole),
    }),
  ),
  freight: whole,
  discount: whole,
  promoCode: orNull(string),
  remark: orNull(string),
  address: record<Order['address']>(addressFields),
  createdAt: whole,
  payDeadline: whole,
  paidAt: time,
  shippedAt: time,
  receivedAt: time,
  completedAt: time,
  cancelledAt: time,
  cancelReason: orNull(text),
  resumedAt: optional(whole),
  parcel: orNull(
    record<NonNullable<Order['parcel']>>({
      carrier: string,
      number: string,
      events: list(record<LogisticsEvent>({ at: whole, place: orNull(text), text })),
      nextAt: optional(time),
    }),
  ),
  refundIds: list(whole),
});

export const refund = record<Refund>({
  id: whole,
  sn: string,
  customerId: whole,
  orderId: whole,
  type: among('refund_only', 'refund_return'),
  productStatus: among('received', 'not_received'),
  status: among('applied', 'accepted', 'returning', 'returned', 'refunded', 'refused', 'withdrawn'),
  items: list(record<Refund['items'][number]>({ orderItemId: whole, quantity: whole })),
  amount: whole,
  reasonId: whole,
  explanation: string,
  proofs: list(string),
  refuseReason: orNull(text),
  parcel: orNull(record<NonNullable<Refund['parcel']>>({ carrier: string, number: string, sentAt: whole })),
  log: list(record<Refund['log'][number]>({ at: whole, by: among('customer', 'shop', 'platform'), text })),
  nextAt: time,
  createdAt: whole,
});
