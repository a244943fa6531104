import { type FulfilmentEvent, fulfilmentAfter } from '@meridian/sdk/rules';
import type { Order } from '../../world/types.ts';

/** Moves an order along the table of the SDK's rules. Throws if the table has no such transition. */
export function moveOrder(order: Order, event: FulfilmentEvent): void {
  const next = fulfilmentAfter(order.fulfilment, event);
  if (next === undefined) throw new Error(`Order ${order.id} with fulfilment ${order.fulfilment} knows no ${event}`);
  order.fulfilment = next;
}
