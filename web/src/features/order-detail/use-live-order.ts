import type { Schema } from '@meridian/sdk';
import { orderQuery } from '@meridian/sdk/react';
import { clockOffset, msUntil, ORDER_STATUS } from '@meridian/sdk/rules';
import { useSuspenseQuery } from '@tanstack/react-query';

/** How often, in milliseconds, a shown order is fetched again: the shop and the carrier change it too. */
export const LOOK_AGAIN_MS = 30_000;
/** How long after a deadline, in milliseconds, the server has acted on it. */
const AFTER_DEADLINE_MS = 1000;

/** Keeps an order current by refetching: after its deadline, every 30 seconds, and after a change in another tab. */
export function useLiveOrder(orderId: number) {
  const { data: order, dataUpdatedAt } = useSuspenseQuery({
    ...orderQuery(orderId),
    refetchInterval: ({ state: { data, dataUpdatedAt: receivedAt } }) =>
      data === undefined ? false : nextLook(data, receivedAt),
  });
  return { order, receivedAt: dataUpdatedAt };
}

/** Returns the milliseconds until the next fetch; false for an order that no longer changes without the customer. */
function nextLook({ fulfilment, next_by, server_time }: Schema<'Order'>, receivedAt: number): number | false {
  if (next_by === null && (fulfilment === ORDER_STATUS.completed || fulfilment === ORDER_STATUS.cancelled))
    return false;
  if (next_by === null) return LOOK_AGAIN_MS;
  const wait = msUntil(next_by, clockOffset(server_time, receivedAt), receivedAt);
  return wait === 0 ? LOOK_AGAIN_MS : Math.min(LOOK_AGAIN_MS, wait + AFTER_DEADLINE_MS);
}
