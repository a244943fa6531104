import { DAY } from '../../world/clock.ts';
import type { Customer, Instant, Order, OrderItem, Refund, World } from '../../world/types.ts';
import { freeQuantity } from '../../world/views/cases.ts';

/** How long a customer can hand a refused case over to the platform. */
const ESCALATE_WITHIN = 7 * DAY;

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

/** How far an order must have come for a refund to be applied for. */
const REFUNDABLE: ReadonlySet<number> = new Set([1, 2, 3]);

/** How many pieces of an item can be named in applyRefund now. */
export const refundableQuantity = (world: World, order: Order, item: OrderItem): number =>
  REFUNDABLE.has(order.fulfilment) ? freeQuantity(world, order, item) : 0;

/** Until when a case that the shop refused can be escalated; null for one that cannot. */
export const escalateBy = ({ status, refusedAt, escalatedAt }: Refund): Instant | null =>
  status === 'refused' && refusedAt !== null && escalatedAt === null ? refusedAt + ESCALATE_WITHIN : null;
