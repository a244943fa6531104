import { serializeOrder } from '../../serializers/order.ts';
import { returnStock } from '../../world/stock.ts';
import type { Customer, Instant, Order, Text, World } from '../../world/types.ts';
import type { Handler } from '../handler.ts';
import { allowedActions } from './allowed-actions.ts';
import { ownOrder } from './own-order.ts';

export const cancelOrder: Handler<'cancelOrder'> = (call) => {
  const { world, customer, now, body, refuse } = call;
  const order = ownOrder(call, body.order_id);
  if (!allowedActions(order).includes('cancel')) {
    throw refuse('order_state_changed', { order_id: order.id, status: order.status });
  }
  const { reason } = body;
  cancelUnpaid(world, customer, order, { at: now, reason: reason === undefined ? null : { en: reason, zh: reason } });
  return serializeOrder(call, order);
};

const CANCELLED = -1;

interface Cancellation {
  readonly at: Instant;
  readonly reason: Text | null;
}

/** Takes an unpaid order back (0 → -1): its pieces return to the stock, its code when no other order uses it. */
export function cancelUnpaid(world: World, customer: Customer, order: Order, { at, reason }: Cancellation): void {
  order.status = CANCELLED;
  order.cancelledAt = at;
  order.cancelReason = reason;
  returnStock(world, order.items);
  const { promoCode } = order;
  if (promoCode !== null && !uses(world, customer, promoCode)) {
    customer.usedPromos = customer.usedPromos.filter((code) => code !== promoCode);
  }
}

function uses(world: World, customer: Customer, code: string): boolean {
  for (const { customerId, promoCode, status } of world.orders.values()) {
    if (customerId === customer.id && promoCode === code && status !== CANCELLED) return true;
  }
  return false;
}
