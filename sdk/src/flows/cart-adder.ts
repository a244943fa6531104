import { createAttempt } from '../cache/create-attempt.ts';
import { runMutation } from '../cache/mutation.ts';
import type { AnyQueryClient } from '../cache/query-client.ts';
import { type ApiErrorOf, isApiError } from '../client/api-error.ts';
import type { Schema } from '../client/operation-types.ts';
import { DUPLICATE_WINDOW_MS } from '../constants.ts';
import { addCartLine, cartQuery, deleteCartLines, updateCartLine } from '../operations/cart.ts';
import { productQuery } from '../operations/catalogue.ts';
import { lineOfSku } from '../rules/cart-lines.ts';
import { type QuantityLimit, quantityLimit } from '../rules/quantity.ts';
import { createState, extendFlow, type Flow } from '../state/flow.ts';
import type { FlowOptions } from './same-customer.ts';
import { addToVisitorBag, type VisitorLineStore } from './visitor-bag.ts';

/** What is added: pieces of an SKU, at the price that was shown. */
export interface CartAddition {
  productId: number;
  sku: Pick<Schema<'Sku'>, 'id' | 'price' | 'stock' | 'limit'>;
  quantity: number;
}

/**
 * Why nothing was added. `refused`: by the server; the product and the cart have been read again. A visitor's bag would
 * have `too_many` pieces of the SKU, or is `full`.
 */
export type CartRefusal =
  | { name: 'refused'; skuId: number; error: Extract<ApiErrorOf<'addCartLine'>, { kind: 'business' }> }
  | { name: 'too_many'; limit: QuantityLimit }
  | { name: 'full' };

/** `done`: added, and still busy. A refusal stays until the next addition begins. */
export interface CartAdderState {
  name: 'ready' | 'busy' | 'done';
  refusal?: CartRefusal | undefined;
}

export interface CartAdderOptions extends Pick<FlowOptions, 'meta'> {
  isSignedIn: () => boolean;
  /** Where a visitor's additions are stored. */
  visitorBag: VisitorLineStore;
  /** Called with the price of one piece in the cart, which may differ from the one that was shown. */
  onAdded: (addition: CartAddition, price: string) => void;
  onRefused?: ((refusal: CartRefusal) => void) | undefined;
  /** Called with the error of a call, once another can be sent: `retry` adds once, even if this call has added. */
  onFailed: (error: unknown, retry: () => void) => void;
}

export interface CartAdder extends Flow<CartAdderState> {
  /** Adds, unless an addition is under way. Resolves when the next can begin; never rejects with an error of a call. */
  add: (addition: CartAddition) => Promise<void>;
  /** Removes the added pieces, whatever the line's quantity is by then. Rejects with the error of the call. */
  undo: (addition: CartAddition) => Promise<void>;
}

/**
 * Adds to the cart (for a visitor, to the bag on the device) once: an unanswered request is repeated under its
 * idempotency key, at once and on the customer's next try. Stays busy for the SDK's duplicate window (R5.12), so that a
 * double tap adds once.
 */
export const createCartAdder = (
  queryClient: AnyQueryClient,
  { isSignedIn, visitorBag, onAdded, onRefused, onFailed, meta }: CartAdderOptions,
): CartAdder => {
  const [flow, setState] = createState<CartAdderState>({ name: 'ready' });
  const { send } = createAttempt(queryClient, addCartLine, { meta });

  const added = (addition: CartAddition, price: string) => {
    setState({ name: 'done' });
    onAdded(addition, price);
  };
  const refused = (refusal: CartRefusal) => {
    setState({ name: 'busy', refusal });
    onRefused?.(refusal);
  };

  /** Resolves to an error that is not a refusal. */
  const addToCart = async (addition: CartAddition): Promise<unknown> => {
    const { productId, sku, quantity } = addition;
    const state = await send({ product_id: productId, sku_id: sku.id, quantity });
    if (state.name === 'settled') {
      const price = lineOfSku(state.data, sku.id)?.price ?? sku.price;
      if (price !== sku.price) void queryClient.invalidateQueries(productQuery(productId));
      return added(addition, price);
    }
    const error = 'error' in state ? state.error : undefined;
    if (!isApiError(error, 'addCartLine') || error.kind !== 'business') return error;
    // A screen also shows the stock and the quantity in the cart.
    await Promise.all([
      queryClient.invalidateQueries(productQuery(productId)),
      queryClient.fetchQuery({ ...cartQuery(), staleTime: 0, retry: false }).catch(() => undefined),
    ]);
    return refused({ name: 'refused', skuId: sku.id, error });
  };

  const addAsVisitor = (addition: CartAddition): void => {
    const { productId, sku, quantity } = addition;
    const limit = quantityLimit(sku);
    const line = { product_id: productId, sku_id: sku.id };
    const outcome = addToVisitorBag(visitorBag, line, { by: quantity, max: limit.max });
    if (outcome === 'added') added(addition, sku.price);
    else refused(outcome === 'full' ? { name: outcome } : { name: outcome, limit });
  };

  const add = async (addition: CartAddition): Promise<void> => {
    if (flow.state.name !== 'ready') return;
    setState({ name: 'busy' });
    const duplicateWindow = new Promise((resolve) => setTimeout(resolve, DUPLICATE_WINDOW_MS));
    let error: unknown;
    try {
      error = isSignedIn() ? await addToCart(addition) : addAsVisitor(addition);
    } finally {
      await duplicateWindow;
      setState({ ...flow.state, name: 'ready' });
    }
    if (error !== undefined) onFailed(error, () => void add(addition));
  };

  const undo = async ({ productId, sku, quantity }: CartAddition): Promise<void> => {
    if (!isSignedIn()) {
      const line = { product_id: productId, sku_id: sku.id };
      return void addToVisitorBag(visitorBag, line, { by: -quantity, max: Number.POSITIVE_INFINITY });
    }
    const cart = queryClient.getQueryData(cartQuery().queryKey);
    const line = cart && lineOfSku(cart, sku.id);
    if (line === undefined) return;
    const left = line.quantity - quantity;
    if (left > 0) await runMutation(queryClient, updateCartLine(), { line_id: line.id, quantity: left });
    else await runMutation(queryClient, deleteCartLines(), { line_ids: [line.id] });
  };

  return extendFlow(flow, {
    add,
    undo,
  });
};
