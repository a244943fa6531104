import { type FulfilmentEvent, fulfilmentAfter, type OrderAction, possibleActions } from '@meridian/sdk/rules';
import type { Order, World } from '../../world/types.ts';
import { freeQuantity } from '../../world/views/cases.ts';
import { refundableQuantity } from '../refunds/cases.ts';

/** Moves an order along the table of the SDK's rules. Throws where the table has no such step. */
export function moveOrder(order: Order, event: FulfilmentEvent): void {
  const next = fulfilmentAfter(order.fulfilment, event);
  if (next === undefined) throw new Error(`Order ${order.id} with fulfilment ${order.fulfilment} knows no ${event}`);
  order.fulfilment = next;
}

/** What the customer may do with an order now; every handler that carries out an action asks here. */
export function allowedActions(world: World, order: Order): OrderAction[] {
  const { items } = order;
  return possibleActions(order.fulfilment).filter((action) => {
    if (action === 'refund') return items.some((item) => refundableQuantity(world, order, item) > 0);
    if (action === 'review')
      return items.some((item) => item.reviewId === null && freeQuantity(world, order, item) > 0);
    if (action === 'extend_receipt') return !order.receiptExtended;
    return true;
  });
}
