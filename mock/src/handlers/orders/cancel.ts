import { serializeOrder } from '../../serializers/order.ts';
import { CANCEL_REASONS } from '../../world/seed/cancel-reasons.ts';
import { returnStock } from '../../world/stock.ts';
import type { Customer, Instant, Order, Text, World } from '../../world/types.ts';
import type { Handler } from '../handler.ts';
import { orderFor } from './own-order.ts';
import { moveOrder } from './transitions.ts';

export const cancelOrder: Handler<'cancelOrder'> = (call) => {
  const { world, customer, now, body, refuse } = call;
  const order = orderFor(call, body.order_id, 'cancel');
  const reason = CANCEL_REASONS.find(({ id }) => id === body.reason_id);
  if (body.reason_id !== undefined && !reason) throw refuse('cancel_reason_not_found');
  cancelUnpaid(world, customer, order, { event: 'cancel', at: now, reason: reason?.name ?? null });
  order.cancelNote = body.note ?? null;
  return serializeOrder(call, order);
};

export const listCancelReasons: Handler<'listCancelReasons'> = ({ text }) => ({
  list: CANCEL_REASONS.map(({ id, name }) => ({ id, name: text(name) })),
});

interface Cancellation {
  readonly event: 'cancel' | 'pay_deadline';
  readonly at: Instant;
  readonly reason: Text | null;
}

/** Cancels an unpaid order (0 → -1): returns its pieces to stock, and its promo code if no other order uses it. */
export function cancelUnpaid(
  world: World,
  customer: Customer,
  order: Order,
  { event, at, reason }: Cancellation,
): void {
  moveOrder(order, event);
  order.cancelledAt = at;
  order.cancelReason = reason;
  returnStock(world, order.items);
  const { promoCode } = order;
  if (promoCode !== null && !uses(world, customer, promoCode)) {
    customer.usedPromos = customer.usedPromos.filter((code) => code !== promoCode);
  }
}

function uses(world: World, customer: Customer, code: string): boolean {
  for (const { customerId, promoCode, paidAt, cancelledAt } of world.orders.values()) {
    const unpaid = paidAt === null && cancelledAt !== null;
    if (customerId === customer.id && promoCode === code && !unpaid) return true;
  }
  return false;
}
