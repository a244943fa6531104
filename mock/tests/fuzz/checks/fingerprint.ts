import type { Customer, Order, World } from '../../../src/world/types.ts';

/** Everything in a world that only a successful mutation may change, as one text per owner. */
export type Fingerprint = ReadonlyMap<string, string>;

/** The key of what has no owner: stock, sales and reviews. */
const SHARED = 'the catalogue';

export const keyOfCustomer = (id: number | undefined): string => `customer ${id}`;

/**
 * Omits what even a read or a refusal may change: when a device was last seen, wrong attempts, quotes. What only grows
 * is represented by its count.
 */
export function fingerprintOf({ customers, orders, refunds, reviews, products }: World): Fingerprint {
  const records = new Map<string, unknown[]>();
  const add = (customerId: number, record: unknown) => records.get(keyOfCustomer(customerId))?.push(record);
  for (const customer of customers.values()) records.set(keyOfCustomer(customer.id), ofCustomer(customer));
  for (const order of orders.values()) add(order.customerId, ofOrder(order));
  for (const { id, customerId, status, nextAt, log } of refunds.values())
    add(customerId, [id, status, nextAt, log.length]);
  for (const { id, customerId, append } of reviews.values())
    if (customerId !== null) add(customerId, [id, append !== null]);
  const goods = [...products.values()].map(({ id, sales, skus }) => `${id} ${sales} ${skus.map(({ stock }) => stock)}`);
  return new Map([...records, [SHARED, goods] as const].map(([key, record]) => [key, JSON.stringify(record)]));
}

function ofCustomer(customer: Customer): unknown[] {
  const { id, account, familyName, givenName, email, mobile, password, avatar, language, payCode } = customer;
  const { emailVerified, pendingEmail, mobileVerified, pendingMobile, closesAt, terms, preferences } = customer;
  const { bills, recharges, withdrawals, cardPayments, payees, notifications, usedPromos, idempotency } = customer;
  const { uploads, conversations, takenBack, cartVersion, version } = customer;
  return [
    [uploads, takenBack.lines, cartVersion, version],
    // Reading the service's messages prepares a conversation, which has no message yet.
    conversations.filter(({ messages }) => messages.length > 0).map(({ id: talk, lastReadId }) => [talk, lastReadId]),
    [id, account, familyName, givenName, email, mobile, password, avatar, language, payCode],
    [emailVerified, pendingEmail, mobileVerified, pendingMobile, closesAt, terms, preferences],
    [customer.addresses, customer.cart, customer.likes, customer.follows],
    [bills.length, recharges.length, withdrawals.map(({ status }) => status), payees, usedPromos, idempotency.length],
    [cardPayments.map(({ status }) => status)],
    [notifications.length, notifications.filter(({ read }) => read).length],
  ];
}

/** As a text of its own: there are many orders, and nested lists cost three times as much. */
function ofOrder({ id, fulfilment, items, parcel, refundIds, ...order }: Order): string {
  const { address, receiptExtended, paidAt, shippedAt, receivedAt, completedAt, cancelledAt, payDeadline } = order;
  const times = `${paidAt} ${shippedAt} ${receivedAt} ${completedAt} ${cancelledAt} ${payDeadline}`;
  let reviews = '';
  for (const { reviewId } of items) reviews += ` ${reviewId}`;
  return `${id}: ${fulfilment} ${address.id} ${receiptExtended}, ${times},${reviews}, ${parcel?.events.length}, ${refundIds.length}`;
}

/**
 * The forbidden changes: any change at all, or, if a customer may have acted, changes of what another customer owns.
 * New customers do not count.
 */
export function changesBeyond(actor: string | undefined, before: Fingerprint, after: Fingerprint): string[] {
  return [...before].flatMap(([key, earlier]) => {
    const later = after.get(key);
    const allowed = actor !== undefined && (key === actor || key === SHARED);
    return later === earlier || allowed ? [] : [`${key}: ${difference(earlier, later ?? 'nothing')}`];
  });
}

function difference(before: string, after: string): string {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  return `…${around(before)}… became …${around(after)}…`;
}
