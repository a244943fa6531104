import { dataOf } from '../attempts/attempt.ts';
import type { AttemptState, ContentOf } from '../attempts/attempt-types.ts';
import type { AttemptStore } from '../attempts/stores.ts';
import { type CachedAttemptOptions, createAttempt } from '../cache/create-attempt.ts';
import type { AnyQueryClient } from '../cache/query-client.ts';
import type { Schema } from '../client/operation-types.ts';
import { createOrder } from '../operations/orders.ts';
import { createState, extendFlow, type Flow } from '../state/flow.ts';

export type OrderPlacingState =
  /** An order can be placed, or was placed by `place`. With an asynchronous store, `unanswered` may follow at first. */
  | { name: 'ready' }
  /**
   * An order may have been placed: nothing else may be sent, and no quote asked of items that may have left the cart.
   * `isLooking`: its outcome is to be looked for by `repeat`, is on its way, or is being shown; the state stays once it
   * has been. `question`: neither a repeat nor a read can tell any more; ask the customer before `forget`.
   */
  | { name: 'unanswered'; isLooking: boolean; question: unknown };

export interface OrderPlacing extends Flow<OrderPlacingState> {
  /** Places the order, once. Resolves to its orders, one for each shop; rejects with the error of the call. */
  place: (order: ContentOf<'createOrder'>) => Promise<Schema<'OrderCard'>[]>;
  /**
   * Finds the outcome of an unanswered order, by a repeat or a read, unless it is being looked for already. `show` gets
   * the orders if there are any, and again at the next call if it rejects; `repeat` then rejects with its error.
   */
  repeat: (show: (orders: Schema<'OrderCard'>[]) => Promise<void>) => Promise<void>;
  /** Gives up the unanswered order: the next one is another. */
  forget: () => Promise<void>;
}

/** By the answer, or by the read that found them. */
const ordersOf = (state: AttemptState<'createOrder'>): Schema<'OrderCard'>[] => {
  const made = dataOf(state);
  return 'orders' in made ? made.orders : made;
};

export interface OrderPlacingOptions extends CachedAttemptOptions<'createOrder'> {
  /** The selection, such as the lines of the cart: another one is another order. */
  name: string;
  /** Without it, a reload would forget an unanswered order. */
  store: AttemptStore;
}

/** Places the order of one selection, once (B5.15), even across reloads: `name` is that of the selection. */
export const createOrderPlacing = (queryClient: AnyQueryClient, options: OrderPlacingOptions): OrderPlacing => {
  const made = createAttempt(queryClient, createOrder, options);
  let look: 'due' | 'running' | 'ended' = 'due';
  /** A form would ask for a quote of what they have ordered. */
  let found: { orders: Schema<'OrderCard'>[]; isShown: boolean } | undefined;
  const stateNow = (): OrderPlacingState => {
    const { state } = made;
    if (state.name !== 'unknown' && look !== 'running' && found === undefined) return { name: 'ready' };
    const question = state.name === 'unknown' && state.lookup === 'nothing' ? state.error : undefined;
    return { name: 'unanswered', isLooking: look !== 'ended', question };
  };
  const [flow, setState] = createState(stateNow());
  const update = () => setState(stateNow());
  made.subscribe(update);
  return extendFlow(flow, {
    place: async (order) => {
      look = 'due';
      found = undefined;
      return ordersOf(await made.send(order));
    },
    repeat: async (show) => {
      if (look === 'running' || found?.isShown) return;
      look = 'running';
      update();
      try {
        const next = found === undefined ? await made.check() : undefined;
        if (next?.name === 'settled') found = { orders: ordersOf(next), isShown: false };
        if (found === undefined) return;
        await show(found.orders);
        found.isShown = true;
      } finally {
        look = 'ended';
        update();
      }
    },
    forget: async () => {
      await made.forget();
      found = undefined;
      update();
    },
  });
};
