import { mayBeDone, repeatUnanswered } from '../attempts/outcomes.ts';
import { runMutation, withMeta } from '../cache/mutation.ts';
import type { AnyQueryClient } from '../cache/query-client.ts';
import { isApiError } from '../client/api-error.ts';
import type { Schema } from '../client/operation-types.ts';
import { cartQuery, updateCartLine } from '../operations/cart.ts';
import { validLine } from '../rules/cart-lines.ts';
import { quantityError } from '../rules/quantity.ts';
import { type FlowOptions, watchSession } from './same-customer.ts';

/** A quantity that the customer has chosen and the server has not confirmed. */
export interface QuantityEdit {
  lineId: number;
  /** As typed, which may be out of bounds; null for text that is not a number. */
  quantity: number | null;
  /** The version of the cart that the customer saw when making the change. */
  version: number;
  /**
   * `open`: waiting to be sent, or being sent. `unsaved`: sending has failed. `conflict`: the line was changed
   * elsewhere since `version`. `refused`: the server's quantity is shown again.
   */
  state: 'open' | 'unsaved' | 'conflict' | 'refused';
  /** The quantity of an attempt without an answer, which the server may have carried out. */
  attempted?: number | undefined;
}

export interface QuantityEditOptions extends FlowOptions {
  /** Keeps the edits. One that survives a reload must be the customer's own. */
  store: { get: () => readonly QuantityEdit[]; set: (edits: readonly QuantityEdit[]) => void };
  /** Without a customer nothing is sent. */
  isSignedIn: () => boolean;
}

export interface QuantityEdits {
  /** Changes the quantity of a line; `NaN` for text that is not a number. */
  change: (lineId: number, quantity: number) => void;
  /** Sends a quantity again that could not be saved. */
  retry: (lineId: number) => Promise<void>;
  /** Discards an edit, so that the server's quantity is shown. */
  drop: (lineId: number) => void;
  /** After a conflict: the customer has seen the other quantity and keeps their own. */
  keepOwn: (lineId: number) => void;
  /** Sends the pending edits, of these lines or of all. Resolves with the ids of the lines that were not saved. */
  flush: (lineIds?: readonly number[]) => Promise<number[]>;
  /** Drops the edits that a fresh cart has made obsolete: the quantity is already saved, or the line is gone. */
  reconcile: (fresh: Schema<'Cart'>) => void;
}

/** How long the quantity of a line must stay unchanged before it is sent, in milliseconds. */
const DEBOUNCE_MS = 400;

/** Whether an edit is still to be sent. */
export const isUnsentEdit = ({ state }: QuantityEdit): boolean => state === 'open' || state === 'unsaved';

/**
 * Sends the quantities of cart lines: absolute and debounced, one at a time for each line, with the version that the
 * customer saw. An edit is kept and shown until the server confirms or refuses it.
 */
export const createQuantityEdits = (
  queryClient: AnyQueryClient,
  { store, isSignedIn, meta, watchCustomer = watchSession(queryClient) }: QuantityEditOptions,
): QuantityEdits => {
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const running = new Map<number, Promise<void>>();
  const { queryKey } = cartQuery();
  const cart = () => queryClient.getQueryData(queryKey);
  const find = (lineId: number) => store.get().find((edit) => edit.lineId === lineId);
  const remove = (lineId: number) => {
    if (find(lineId)) store.set(store.get().filter((edit) => edit.lineId !== lineId));
  };
  const put = (edit: QuantityEdit) => store.set([...store.get().filter(({ lineId }) => lineId !== edit.lineId), edit]);

  const change = (lineId: number, quantity: number) => {
    const seen = cart();
    const line = validLine(seen, lineId);
    if (seen === undefined || line === undefined) return;
    clearTimeout(timers.get(lineId));
    if (quantity === line.quantity && !running.has(lineId)) return remove(lineId);
    const before = find(lineId);
    const unsent = before !== undefined && isUnsentEdit(before) ? before : undefined;
    put({
      lineId,
      quantity: Number.isNaN(quantity) ? null : quantity,
      version: unsent?.version ?? seen.version,
      attempted: unsent?.attempted,
      state: 'open',
    });
    timers.set(
      lineId,
      setTimeout(() => void send(lineId), DEBOUNCE_MS),
    );
  };

  const send = (lineId: number): Promise<void> => {
    clearTimeout(timers.get(lineId));
    const earlier = running.get(lineId);
    if (earlier !== undefined) return earlier.then(() => send(lineId));
    const attempt = sendEdit(lineId).finally(() => running.delete(lineId));
    running.set(lineId, attempt);
    return attempt;
  };

  const sendEdit = async (lineId: number) => {
    const edit = find(lineId);
    const line = validLine(cart(), lineId);
    if (edit === undefined || line === undefined || !isUnsentEdit(edit) || !isSignedIn()) return;
    const { quantity } = edit;
    if (quantity === null || quantityError(quantity, line.max_quantity) !== undefined) return;
    try {
      const version = await update({ line_id: lineId, quantity, version: await versionToSend(edit) });
      const latest = find(lineId);
      if (latest?.quantity === quantity) remove(lineId);
      else if (latest !== undefined) put({ ...latest, version, attempted: undefined });
    } catch (error) {
      fail(lineId, quantity, error);
    }
  };

  /** Repeated once if no answer comes, for the same customer only: the quantity is absolute. Resolves to the version. */
  const update = async (body: { line_id: number; quantity: number; version: number }): Promise<number> => {
    // Kept alive, because the page may be closed right after the change.
    const options = withMeta(updateCartLine({ guard: false, keepalive: true }), meta);
    const run = () => runMutation(queryClient, options, body);
    const { version } = await repeatUnanswered(run, watchCustomer());
    return version;
  };

  // The customer's own attempt, if its answer was lost, must not look like a change made elsewhere.
  const versionToSend = async ({ lineId, version, attempted }: QuantityEdit): Promise<number> => {
    if (attempted === undefined) return version;
    const fresh = await queryClient.fetchQuery({ ...cartQuery(), staleTime: 0, retry: false });
    return validLine(fresh, lineId)?.quantity === attempted ? fresh.version : version;
  };

  const fail = (lineId: number, quantity: number, error: unknown) => {
    if (!isApiError(error)) throw error;
    const latest = find(lineId);
    if (latest === undefined || error.kind === 'unauthorized' || error.kind === 'aborted') return;
    if (isApiError(error, 'updateCartLine') && error.kind === 'business') {
      if (error.reason === 'version_conflict') {
        if (error.data.cart) queryClient.setQueryData(queryKey, error.data.cart);
        return put({ ...latest, version: error.data.version, state: 'conflict' });
      }
      if (error.reason === 'cart_line_not_found' || error.reason === 'sku_not_found') return remove(lineId);
      if (error.reason !== 'unknown') {
        if (latest.quantity === quantity) put({ ...latest, state: 'refused' });
        return;
      }
    }
    put({ ...latest, state: 'unsaved', attempted: mayBeDone(error) ? quantity : latest.attempted });
  };

  return {
    change,
    retry: send,
    drop: (lineId) => {
      clearTimeout(timers.get(lineId));
      remove(lineId);
    },
    keepOwn: (lineId) => {
      const edit = find(lineId);
      const seen = cart();
      if (edit === undefined || seen === undefined) return;
      put({ ...edit, version: seen.version, state: 'open' });
      void send(lineId);
    },
    flush: async (lineIds) => {
      const ids = () =>
        store
          .get()
          .filter(({ lineId, state }) => state !== 'refused' && (lineIds?.includes(lineId) ?? true))
          .map(({ lineId }) => lineId);
      await Promise.all(ids().map(send));
      return ids();
    },
    reconcile: (fresh) => {
      for (const { lineId, quantity, state } of store.get()) {
        if (running.has(lineId)) continue;
        const line = validLine(fresh, lineId);
        if (line === undefined || (line.quantity === quantity && state !== 'open')) remove(lineId);
      }
    },
  };
};
