import type { QueryState } from '@tanstack/query-core';
import type { QueryOptionsOf } from '../cache/query.ts';
import type { ApiErrorOf } from '../client/api-error.ts';
import type { DataOf, Schema } from '../client/operation-types.ts';
import { logisticsQuery, orderQuery } from '../operations/orders.ts';
import { clockOffset, msUntil } from '../rules/deadline.ts';
import { ORDER_STATUS } from '../rules/order-status.ts';

/** How often, in milliseconds, a shown order is read again: the shop and the carrier change it too. */
const POLL_MS = 30_000;
/** How long after a deadline, in milliseconds, the server has acted on it. */
const AFTER_DEADLINE_MS = 1000;

type Live<Op extends 'getOrder' | 'getLogistics'> = QueryOptionsOf<Op> & {
  refetchInterval: number | false | ((query: { state: QueryState<DataOf<Op>, ApiErrorOf<Op>> }) => number | false);
};

/** Milliseconds until the next read; false for an order that no longer changes without the customer. */
const nextRead = ({ fulfilment, next_by, server_time }: Schema<'Order'>, receivedAt: number): number | false => {
  if (next_by === null)
    return fulfilment === ORDER_STATUS.completed || fulfilment === ORDER_STATUS.cancelled ? false : POLL_MS;
  const wait = msUntil(next_by, clockOffset(server_time, receivedAt), receivedAt);
  return wait === 0 ? POLL_MS : Math.min(POLL_MS, wait + AFTER_DEADLINE_MS);
};

/** `orderQuery` of an order on screen: it is read again after its deadline by the server's clock, and every 30 seconds. */
export const liveOrderQuery = (orderId: number): Live<'getOrder'> => ({
  ...orderQuery(orderId),
  refetchInterval: ({ state: { data, dataUpdatedAt } }) => (data === undefined ? false : nextRead(data, dataUpdatedAt)),
});

/** `logisticsQuery` of an order on screen: until it was received, its parcels are read again every 30 seconds. */
export const liveLogisticsQuery = ({ id, received_at }: Schema<'Order'>): Live<'getLogistics'> => ({
  ...logisticsQuery(id),
  refetchInterval: received_at === null && POLL_MS,
});
