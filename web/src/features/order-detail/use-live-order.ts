import type { Schema } from '@meridian/sdk';
import { orderQuery } from '@meridian/sdk/react';
import { clockOffset, msUntil, ORDER_STATUS } from '@meridian/sdk/rules';
import { useSuspenseQuery } from '@tanstack/react-query';

/** How often an order is asked for again while its screen is shown, in milliseconds: the shop and the carrier act too. */
export const LOOK_AGAIN_MS = 30_000;
/** A moment after a deadline the server has acted on it. */
const AFTER_DEADLINE_MS = 1000;

/** An order that follows what happens elsewhere: at its deadline, every half a minute, and after a change in another tab. */
export function useLiveOrder(orderId: number) {
  const { data: order, dataUpdatedAt } = useSuspenseQuery({
    ...orderQuery(orderId),
    refetchInterval: ({ state: { data, dataUpdatedAt: receivedAt } }) =>
      data === undefined ? false : nextLook(data, receivedAt),
  });
  return { order, receivedAt: dataUpdatedAt };
}

/** False for an order with which nothing happens by itself any more. */
function nextLook({ fulfilment, next_by, server_time }: Schema<'Order'>, receivedAt: number): number | false {
  if (next_by === null && (fulfilment === ORDER_STATUS.completed || fulfilment === ORDER_STATUS.cancelled))
    return false;
  if (next_by === null) return LOOK_AGAIN_MS;
  const wait = msUntil(next_by, clockOffset(server_time, receivedAt), receivedAt);
  return wait === 0 ? LOOK_AGAIN_MS : Math.min(LOOK_AGAIN_MS, wait + AFTER_DEADLINE_MS);
}
