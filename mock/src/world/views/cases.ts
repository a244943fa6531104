import { isPossible, isRefundClosed, ORDER_STATUS } from '@meridian/sdk/rules';
import { DAY } from '../clock.ts';
import type { Customer, Instant, Order, OrderItem, Refund, World } from '../types.ts';
import { changeOfMindUntil, completionDueAt } from './due-dates.ts';
import { casesOf } from './orders.ts';

export const isOpen = ({ status }: Refund): boolean => !isRefundClosed(status);

/** Whether a case keeps its pieces and money from other cases: it is open or was refunded. */
export const isBinding = (refund: Refund): boolean => refund.status === 'refunded' || isOpen(refund);

export const openCasesOf = (world: World, order: Order): Refund[] => casesOf(world, order).filter(isOpen);

export const hasOpenCase = (world: World, order: Order): boolean =>
  order.refundIds.length > 0 && openCasesOf(world, order).length > 0;

/** The latest case of an item; undefined without any. */
export const latestCaseOf = (world: World, order: Order, item: OrderItem): Refund | undefined =>
  casesOf(world, order).findLast((refund) => piecesIn(refund, item) > 0);

/** How many pieces of an item a case covers. */
export const piecesIn = ({ items }: Refund, { id }: OrderItem): number =>
  items.find(({ orderItemId }) => orderItemId === id)?.quantity ?? 0;

/** Whether a case asks for the full price of its pieces. */
export const isWhole = ({ items, freight, amount }: Refund): boolean =>
  amount === items.reduce((sum, { share }) => sum + share, freight);

/**
 * Whether a case keeps its pieces from being shipped while it is open or once it is refunded (contract: cancels_items).
 */
export const cancelsItems = (refund: Refund): boolean => refund.unshipped && isWhole(refund);

const countPieces = (world: World, order: Order, item: OrderItem, which: (refund: Refund) => boolean): number =>
  casesOf(world, order).reduce((sum, refund) => (which(refund) ? sum + piecesIn(refund, item) : sum), 0);

/** Pieces of an item that are neither in an open case nor refunded. */
export const freeQuantity = (world: World, order: Order, item: OrderItem): number =>
  item.quantity - countPieces(world, order, item, isBinding);

export const refundedQuantity = (world: World, order: Order, item: OrderItem): number =>
  countPieces(world, order, item, ({ status }) => status === 'refunded');

export const cancelledQuantity = (world: World, order: Order, item: OrderItem): number =>
  countPieces(world, order, item, (refund) => isBinding(refund) && cancelsItems(refund));

/** Whether every piece of an order was refunded by cases over their full price (contract: OrderAction). */
export const isPaidBackWhole = (world: World, order: Order): boolean =>
  order.refundIds.length > 0 &&
  order.items.every((item) => {
    const isBack = (refund: Refund) => refund.status === 'refunded' && isWhole(refund);
    return countPieces(world, order, item, isBack) === item.quantity;
  });

/** The pieces of an order that the shop sends now: all that no case cancels. */
export const shippablePieces = (world: World, order: Order): { orderItemId: number; quantity: number }[] =>
  order.items
    .map((item) => ({ orderItemId: item.id, quantity: item.quantity - cancelledQuantity(world, order, item) }))
    .filter(({ quantity }) => quantity > 0);

/** How long a customer can escalate a refused case to the platform. */
const ESCALATE_WITHIN = 7 * DAY;

/** A customer's own case; undefined for another customer's case as for a missing one. */
export const ownCase = (world: World, customer: Customer, id: number): Refund | undefined => {
  const refund = world.refunds.get(id);
  return refund?.customerId === customer.id ? refund : undefined;
};

/** The order of a case. Throws if the world is inconsistent. */
export const orderOf = (world: World, { id, orderId }: Refund): Order => {
  const order = world.orders.get(orderId);
  if (!order) throw new Error(`Refund ${id} is about order ${orderId}, which does not exist`);
  return order;
};

/**
 * Whether a refund can be applied for: from payment to seven days after receipt. A completed order keeps the date that
 * was told while it was received.
 */
export const isInRefundTime = (order: Order, now: Instant): boolean =>
  isPossible(order.fulfilment, 'refund') &&
  (order.fulfilment !== ORDER_STATUS.completed || now < completionDueAt(order));

/** How many pieces of an item applyRefund accepts now. */
export const refundableQuantity = (world: World, order: Order, item: OrderItem, now: Instant): number =>
  isInRefundTime(order, now) ? freeQuantity(world, order, item) : 0;

/** How many pieces of an item declareChangeOfMind accepts now. */
export const changeOfMindQuantity = (world: World, order: Order, item: OrderItem, now: Instant): number => {
  const until = changeOfMindUntil(order);
  const isInTime = isPossible(order.fulfilment, 'change_of_mind') && (until === null || now < until);
  return isInTime ? freeQuantity(world, order, item) : 0;
};

/** The deadline for escalating a case that the shop refused; null if it cannot be escalated. */
export const escalateBy = ({ status, refusedAt, escalatedAt }: Refund): Instant | null =>
  status === 'refused' && refusedAt !== null && escalatedAt === null ? refusedAt + ESCALATE_WITHIN : null;
