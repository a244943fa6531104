import { newIdempotencyKey } from '../attempts/idempotency-key.ts';
import { mayRepeat } from '../attempts/stored-attempt.ts';
import { runMutation, withMeta } from '../cache/mutation.ts';
import { type AnyQueryClient, clientOf } from '../cache/query-client.ts';
import { isApiError } from '../client/api-error.ts';
import { addCartLine, cartQuery } from '../operations/cart.ts';
import { assertSameCustomer, type FlowOptions, watchSession } from './same-customer.ts';

/** Pieces of an SKU in a visitor's bag, as they are stored. */
export interface VisitorLine {
  product_id: number;
  sku_id: number;
  quantity: number;
  /** The key for adding this quantity to a customer's cart, at any later time. A new quantity gets a new key. */
  idempotency_key: string;
  /** When it was first sent to be added, in milliseconds by the server's clock; 0 if that was unknown. */
  sent_at?: number | undefined;
}

/** Stores lines on the device. Another tab may change them at any time. */
export interface VisitorLineStore {
  get: () => readonly VisitorLine[];
  set: (lines: readonly VisitorLine[]) => void;
}

/** The maximum number of lines in a visitor's bag: its screen sends a request for each product. */
const MAX_LINES = 50;

/**
 * Adds `by` pieces of an SKU to a visitor's bag, unless it would have more than `max`, or too many lines. A negative
 * `by` removes pieces.
 */
export const addToVisitorBag = (
  bag: VisitorLineStore,
  { product_id, sku_id }: Pick<VisitorLine, 'product_id' | 'sku_id'>,
  { by, max }: { by: number; max: number },
): 'added' | 'too_many' | 'full' => {
  const lines = bag.get();
  const isLine = (line: VisitorLine) => line.sku_id === sku_id;
  const before = lines.find(isLine);
  const quantity = (before?.quantity ?? 0) + by;
  if (quantity > max) return 'too_many';
  if (before === undefined && lines.length >= MAX_LINES) return 'full';
  const line = { product_id, sku_id, quantity, idempotency_key: newIdempotencyKey() };
  const next = before === undefined ? [...lines, line] : lines.map((one) => (isLine(one) ? line : one));
  bag.set(next.filter((one) => one.quantity > 0));
  return 'added';
};

/** Removes an SKU from a visitor's bag. */
export const removeFromVisitorBag = (bag: VisitorLineStore, { sku_id }: Pick<VisitorLine, 'sku_id'>): void =>
  bag.set(bag.get().filter((line) => line.sku_id !== sku_id));

export interface JoinOptions extends FlowOptions {
  bag: VisitorLineStore;
  /** Keeps the lines of the customer that have not been answered yet. No other customer may have them. */
  joining: VisitorLineStore;
}

/**
 * What became of a visitor's bag. If all lines were `answered`, how many pieces were added, how many were refused (with
 * the last error), and of how many it is unknown; none, if another tab has joined them first.
 */
export type JoinOutcome =
  | { name: 'answered'; added: number; refused: number; unknown: number; error: unknown }
  | { name: 'unanswered'; error: unknown };

/**
 * Adds a visitor's bag to the cart of the customer who has signed in: each line once, under its key. Call it again on
 * the customer's next visit if a line was not answered; a line whose key the server may have forgotten by then is not
 * sent. Another tab may do the same at the same time, and the page may end at any step. Never rejects.
 */
export const joinVisitorBag = async (
  queryClient: AnyQueryClient,
  { bag, joining, meta, watchCustomer = watchSession(queryClient) }: JoinOptions,
): Promise<JoinOutcome> => {
  const isSame = watchCustomer();
  const client = clientOf(queryClient);
  takeOver(bag, joining);
  const outcome: JoinOutcome = { name: 'answered', added: 0, refused: 0, unknown: 0, error: undefined };
  for (let [line] = joining.get(); line !== undefined; [line] = joining.get()) {
    const { sent_at, ...body } = line;
    const { idempotency_key, quantity } = body;
    const isLine = (one: VisitorLine) => one.idempotency_key === idempotency_key;
    try {
      assertSameCustomer(isSame, 'addCartLine');
      // Its answer tells the server's time.
      const isTimeNeeded = sent_at !== undefined || client.serverTime === undefined;
      if (isTimeNeeded) await queryClient.fetchQuery({ ...cartQuery(), staleTime: 0, retry: false });
      if (sent_at !== undefined && !mayRepeat('addCartLine', sent_at, client.serverTime)) outcome.unknown += quantity;
      else {
        const sentAt = client.serverTime?.from ?? 0;
        joining.set(joining.get().map((one) => (isLine(one) ? { sent_at: sentAt, ...one } : one)));
        await runMutation(queryClient, withMeta(addCartLine(), meta), body);
        outcome.added += quantity;
      }
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'business') return { name: 'unanswered', error };
      outcome.refused += quantity;
      outcome.error = error;
    }
    joining.set(joining.get().filter((one) => !isLine(one)));
  }
  return outcome;
};

/** Lines are identified by their key: another tab, or this one before it ended, may have moved some of them. */
const takeOver = (bag: VisitorLineStore, joining: VisitorLineStore): void => {
  const lines = bag.get();
  const keys = new Set(lines.map(({ idempotency_key }) => idempotency_key));
  joining.set([...joining.get().filter(({ idempotency_key }) => !keys.has(idempotency_key)), ...lines]);
  bag.set([]);
};
