import { isApiError, type Schema } from '@meridian/sdk';
import { mayBeDone } from '@meridian/sdk/attempts';
import { cartQuery, updateCartLine } from '@meridian/sdk/react';
import { quantityError, validLine } from '@meridian/sdk/rules';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { runRepeatable } from '../../session/run-repeatable.ts';
import { createPersistedStore } from '../../storage/persisted-store.ts';
import { safeSessionStorage } from '../../storage/session-storage.ts';
import { privateTabKey } from '../../storage/storage-owner.ts';

const QuantityEdit = v.object({
  lineId: v.number(),
  /** As typed, which may be out of bounds; null for text that is not a number. */
  quantity: v.nullable(v.number()),
  /** The version of the cart that the customer saw when making the change. */
  version: v.number(),
  /**
   * `open`: waiting to be sent, or being sent. `unsaved`: sending has failed. `conflict`: the line was changed
   * elsewhere since `version`. `refused`: the server's quantity is shown again.
   */
  state: v.picklist(['open', 'unsaved', 'conflict', 'refused']),
  /** The quantity of an attempt without an answer, which the server may have carried out. */
  attempted: v.optional(v.number()),
});

/** A quantity that the customer has chosen and the server has not confirmed. */
export type QuantityEdit = v.InferOutput<typeof QuantityEdit>;

// In the tab's private storage: edits survive a reload and the end of the session, and no other customer sees them.
const store = createPersistedStore<readonly QuantityEdit[]>({
  key: privateTabKey('cart-quantities'),
  schema: v.array(QuantityEdit),
  fallback: [],
  storage: safeSessionStorage,
});

/** How long the quantity of a line must stay unchanged before it is sent, in milliseconds. */
const DEBOUNCE_MS = 400;

const find = (lineId: number) => store.current().find((edit) => edit.lineId === lineId);
const drop = (lineId: number) => {
  if (find(lineId)) store.set(store.current().filter((edit) => edit.lineId !== lineId));
};
const put = (edit: QuantityEdit) =>
  store.set([...store.current().filter(({ lineId }) => lineId !== edit.lineId), edit]);

const isUnsent = ({ state }: QuantityEdit) => state === 'open' || state === 'unsaved';

/**
 * Sends the quantities of cart lines: absolute and debounced, one at a time for each line, with the version that the
 * customer saw. An edit is kept and shown until the server confirms or refuses it.
 */
export function createQuantityEdits(queries: QueryClient, isSignedIn: () => boolean) {
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const running = new Map<number, Promise<void>>();
  const { queryKey } = cartQuery();
  const cart = () => queries.getQueryData(queryKey);

  const change = (lineId: number, quantity: number) => {
    const seen = cart();
    const line = validLine(seen, lineId);
    if (seen === undefined || line === undefined) return;
    clearTimeout(timers.get(lineId));
    if (quantity === line.quantity && !running.has(lineId)) return drop(lineId);
    const before = find(lineId);
    const unsent = before !== undefined && isUnsent(before) ? before : undefined;
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
    if (edit === undefined || line === undefined || !isUnsent(edit) || !isSignedIn()) return;
    const { quantity } = edit;
    if (quantity === null || quantityError(quantity, line.max_quantity) !== undefined) return;
    try {
      const body = { line_id: lineId, quantity, version: await versionToSend(edit) };
      const update = { ...updateCartLine({ guard: false }), meta: errorShownInPlace };
      const { version } = await runRepeatable(queries, update, body);
      const latest = find(lineId);
      if (latest?.quantity === quantity) drop(lineId);
      else if (latest !== undefined) put({ ...latest, version, attempted: undefined });
    } catch (error) {
      fail(lineId, quantity, error);
    }
  };

  // The customer's own attempt, if its answer was lost, must not look like a change made elsewhere.
  const versionToSend = async ({ lineId, version, attempted }: QuantityEdit): Promise<number> => {
    if (attempted === undefined) return version;
    const fresh = await queries.fetchQuery({ ...cartQuery(), staleTime: 0, retry: false });
    return validLine(fresh, lineId)?.quantity === attempted ? fresh.version : version;
  };

  const fail = (lineId: number, quantity: number, error: unknown) => {
    if (!isApiError(error)) throw error;
    const latest = find(lineId);
    if (latest === undefined || error.kind === 'unauthorized' || error.kind === 'aborted') return;
    if (isApiError(error, 'updateCartLine') && error.kind === 'business') {
      if (error.reason === 'version_conflict') {
        if (error.data.cart) queries.setQueryData(queryKey, error.data.cart);
        return put({ ...latest, version: error.data.version, state: 'conflict' });
      }
      if (error.reason === 'cart_line_not_found' || error.reason === 'sku_not_found') return drop(lineId);
      if (error.reason !== 'unknown') {
        if (latest.quantity === quantity) put({ ...latest, state: 'refused' });
        return;
      }
    }
    put({ ...latest, state: 'unsaved', attempted: mayBeDone(error) ? quantity : latest.attempted });
  };

  return {
    change,
    /** Sends a quantity again that could not be saved. */
    retry: send,
    /** Discards an edit, so that the server's quantity is shown. */
    drop: (lineId: number) => {
      clearTimeout(timers.get(lineId));
      drop(lineId);
    },
    /** After a conflict: the customer has seen the other quantity and keeps their own. */
    keepOwn: (lineId: number) => {
      const edit = find(lineId);
      const seen = cart();
      if (edit === undefined || seen === undefined) return;
      put({ ...edit, version: seen.version, state: 'open' });
      void send(lineId);
    },
    /** Sends the pending edits, of these lines or of all. Resolves with the ids of the lines that were not saved. */
    flush: async (lineIds?: readonly number[]): Promise<number[]> => {
      const ids = () =>
        store
          .current()
          .filter(({ lineId, state }) => state !== 'refused' && (lineIds?.includes(lineId) ?? true))
          .map(({ lineId }) => lineId);
      await Promise.all(ids().map(send));
      return ids();
    },
    /** Drops the edits that a fresh cart has made obsolete: the quantity is already saved, or the line is gone. */
    reconcile: (fresh: Schema<'Cart'>) => {
      for (const { lineId, quantity, state } of store.current()) {
        if (running.has(lineId)) continue;
        const line = validLine(fresh, lineId);
        if (line === undefined || (line.quantity === quantity && state !== 'open')) drop(lineId);
      }
    },
  };
}

export type QuantityEdits = ReturnType<typeof createQuantityEdits>;

/** The edit of a line, if there is one. */
export function useQuantityEdit(lineId: number): QuantityEdit | undefined {
  return useSyncExternalStore(safeSessionStorage.subscribe, () => find(lineId));
}

/** Whether a quantity of these lines is not saved yet, so that calculated amounts are stale. */
export function useHasUnsentEdit(lineIds: readonly number[]): boolean {
  return useSyncExternalStore(safeSessionStorage.subscribe, () =>
    store.current().some((edit) => isUnsent(edit) && lineIds.includes(edit.lineId)),
  );
}
