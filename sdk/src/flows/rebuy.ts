import { type CachedAttemptOptions, createAttempt } from '../cache/create-attempt.ts';
import type { AnyQueryClient } from '../cache/query-client.ts';
import type { Schema } from '../client/operation-types.ts';
import { rebuyOrder } from '../operations/orders.ts';
import { createState, extendFlow, type Flow } from '../state/flow.ts';

export interface RebuyOptions extends Pick<CachedAttemptOptions<'rebuyOrder'>, 'meta' | 'store'> {
  /** Called with the items that could not be added. */
  onAdded: (skipped: readonly Schema<'RebuySkip'>[]) => void;
  /** Called with the error of the call. `retry`, of an unanswered one, adds nothing twice. */
  onFailed: (error: unknown, retry: (() => void) | undefined) => void;
}

export interface Rebuy extends Flow<{ name: 'ready' | 'busy' }> {
  /** Puts the items of an order into the cart again. Never rejects with an error of the call. */
  rebuy: (orderId: number) => Promise<void>;
}

/**
 * Buys orders again, once for each answered press. Each press is an attempt of its own: in a row that was scrolled away
 * and back, a shared one would take up the call of the row before, and a press after its answer would repeat it.
 */
export const createRebuy = (queryClient: AnyQueryClient, { onAdded, onFailed, ...options }: RebuyOptions): Rebuy => {
  const [flow, setState] = createState<Rebuy['state']>({ name: 'ready' });
  const rebuy = async (
    orderId: number,
    attempt = createAttempt(queryClient, rebuyOrder, { name: String(orderId), ...options }),
  ): Promise<void> => {
    setState({ name: 'busy' });
    const next = await attempt.send({ order_id: orderId });
    setState({ name: 'ready' });
    if (next.name === 'settled') onAdded(next.data.skipped);
    else if ('error' in next)
      onFailed(next.error, next.name === 'unknown' ? () => void rebuy(orderId, attempt) : undefined);
  };
  return extendFlow(flow, {
    rebuy: (orderId) => rebuy(orderId),
  });
};
