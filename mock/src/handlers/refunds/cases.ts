import { isRefundClosed, splitCents } from '@meridian/sdk/rules';
import { DAY } from '../../world/clock.ts';
import type { Cents, Customer, Instant, Order, OrderItem, Refund, World } from '../../world/types.ts';
import { orderSums } from '../../world/views/orders.ts';

/** How long a customer has to send the goods back. */
const SEND_BACK_WITHIN = 7 * DAY;

export const isOpen = ({ status }: Refund): boolean => !isRefundClosed(status);

/** The refund cases of an order, oldest first. */
export const casesOf = (world: World, { refundIds }: Order): Refund[] =>
  refundIds.flatMap((id) => world.refunds.get(id) ?? []);

export const openCaseOf = (world: World, order: Order): Refund | undefined => casesOf(world, order).find(isOpen);

/** The latest case about an item; undefined when there never was one. */
export const latestCaseOf = (world: World, order: Order, item: OrderItem): Refund | undefined =>
  casesOf(world, order).findLast(({ items }) => items.some(({ orderItemId }) => orderItemId === item.id));

/** A customer's own case; undefined for another customer's, as for one that does not exist. */
export const ownCase = (world: World, customer: Customer, id: number): Refund | undefined => {
  const refund = world.refunds.get(id);
  return refund?.customerId === customer.id ? refund : undefined;
};

/** The order of a case. Throws when the world does not add up. */
export const orderOf = (world: World, { id, orderId }: Refund): Order => {
  const order = world.orders.get(orderId);
  if (!order) throw new Error(`Refund ${id} is about order ${orderId}, which does not exist`);
  return order;
};

/** By when the next step of a case is due (contract: Refund, `next_by`); null when nothing is. */
export function nextStepBy(refund: Refund): Instant | null {
  if (!isOpen(refund)) return null;
  if (refund.status !== 'accepted' || refund.type === 'refund_only') return refund.nextAt;
  const accepted = refund.log.at(-1)?.at ?? refund.createdAt;
  return accepted + SEND_BACK_WITHIN;
}

/** The statuses of an order in which a refund can be applied for. */
const REFUNDABLE: ReadonlySet<number> = new Set([1, 2, 3]);

/** How many pieces of an item can be named in applyRefund now. */
export function refundableQuantity(world: World, order: Order, item: OrderItem): number {
  if (!REFUNDABLE.has(order.status)) return 0;
  let left = item.quantity;
  for (const { status, items } of casesOf(world, order)) {
    const pieces = items.find(({ orderItemId }) => orderItemId === item.id)?.quantity ?? 0;
    if (pieces > 0 && !isRefundClosed(status)) return 0;
    if (status === 'refunded') left -= pieces;
  }
  return Math.max(0, left);
}

/**
 * The most that can be paid back for some pieces, in cents: their price less their share of the discount, and the
 * freight when it is the whole order and nothing was received.
 */
export function refundableAmount(order: Order, picks: Refund['items'], productStatus: Refund['productStatus']): Cents {
  const shares = splitCents(
    order.discount,
    order.items.map(({ price, quantity }) => price * quantity),
  );
  let amount = 0;
  let pieces = 0;
  for (const [index, { id, price, quantity }] of order.items.entries()) {
    const picked = picks.find(({ orderItemId }) => orderItemId === id)?.quantity ?? 0;
    // Rounded in the shop's favour; all pieces of an item together bear exactly its share.
    amount += price * picked - Math.ceil(((shares[index] ?? 0) * picked) / quantity);
    pieces += picked;
  }
  const whole = pieces === orderSums(order).quantity;
  return whole && productStatus === 'not_received' ? amount + order.freight : amount;
}
