import { type OrderAction, possibleActions } from '@meridian/sdk/rules';
import type { Instant, Order, World } from '../types.ts';
import { changeOfMindQuantity, freeQuantity, refundableQuantity } from './cases.ts';

/** The actions that a customer can take on an order now; every handler of an action checks them here. */
export function allowedActions(world: World, order: Order, now: Instant): OrderAction[] {
  const { items } = order;
  return possibleActions(order.fulfilment).filter((action) => {
    if (action === 'refund') return items.some((item) => refundableQuantity(world, order, item, now) > 0);
    if (action === 'change_of_mind') return items.some((item) => changeOfMindQuantity(world, order, item, now) > 0);
    if (action === 'review')
      return items.some((item) => item.reviewId === null && freeQuantity(world, order, item) > 0);
    if (action === 'extend_receipt') return !order.receiptExtended;
    return true;
  });
}
