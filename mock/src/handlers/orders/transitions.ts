import { type OrderAction, type OrderEvent, orderStatusAfter, possibleActions } from '@meridian/sdk/rules';
import type { Order } from '../../world/types.ts';

/** Moves an order along the table of the SDK's rules. Throws where the table has no such step. */
export function moveOrder(order: Order, event: OrderEvent): void {
  const next = orderStatusAfter(order.status, event);
  if (next === undefined) throw new Error(`Order ${order.id} with status ${order.status} knows no ${event}`);
  order.status = next;
}

const REFUNDING = -2;
const COMPLETED = 4;

/** What the customer may do with an order now; every handler that carries out an action asks here. */
export function allowedActions({ status, items, shippedAt }: Order): OrderAction[] {
  return possibleActions(status).filter((action) => {
    if (status === COMPLETED && action === 'review') return items.some(({ reviewId }) => reviewId === null);
    if (status === REFUNDING && action === 'logistics') return shippedAt !== null;
    return true;
  });
}
