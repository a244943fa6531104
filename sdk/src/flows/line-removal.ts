import { repeatUnanswered } from '../attempts/outcomes.ts';
import { runMutation, withMeta } from '../cache/mutation.ts';
import type { AnyQueryClient } from '../cache/query-client.ts';
import { isApiError } from '../client/api-error.ts';
import type { Schema } from '../client/operation-types.ts';
import { cartQuery, deleteCartLines, restoreCartLines } from '../operations/cart.ts';
import { likeProducts } from '../operations/catalogue.ts';
import { createState, extendFlow, type Flow } from '../state/flow.ts';
import type { QuantityEdits } from './quantity-edits.ts';
import { type FlowOptions, watchSession } from './same-customer.ts';

type CartLine = Schema<'CartLine'>;

/** Restores the lines as they were. Rejects with the error of the call. */
type Undo = () => Promise<void>;

export interface LineRemovalOptions extends FlowOptions {
  /** The quantities being changed: saved before their line is removed, and dropped with it. */
  edits: Pick<QuantityEdits, 'flush' | 'drop'>;
  /** Called with the number of lines that were deleted. */
  onRemoved: (count: number, undo: Undo) => void;
  /** Called with the number of lines that were moved to the favourites, and of those that cannot be. */
  onMoved: (moved: number, unavailable: number, undo: Undo) => void;
  /** Called if no line can be moved to the favourites: the products are no longer sold. */
  onUnavailable: () => void;
  /** Called if the cart was changed elsewhere, so that nothing was deleted. `retry` deletes whatever has changed. */
  onConflict: (retry: () => void) => void;
  /** Called with the error of a call. */
  onFailed: (error: unknown, retry: () => void) => void;
}

/** The state is the ids of the lines that are hidden, because a call that removes them is under way. */
export interface LineRemoval extends Flow<ReadonlySet<number>> {
  remove: (lines: readonly CartLine[]) => Promise<void>;
  moveToFavourites: (lines: readonly CartLine[]) => Promise<void>;
}

/**
 * Deletes cart lines, or moves them to the favourites: optimistically hidden, shown again on failure, and with an undo.
 * The removal applies to every tab and device; on undo the server restores the lines as they were. An unanswered call
 * is repeated once, for the same customer only. Lines that are hidden are not removed again, so the duplicate guard would
 * only turn back a press on "Try again".
 */
export const createLineRemoval = (
  queryClient: AnyQueryClient,
  {
    edits,
    meta,
    watchCustomer = watchSession(queryClient),
    onRemoved,
    onMoved,
    onUnavailable,
    onConflict,
    onFailed,
  }: LineRemovalOptions,
): LineRemoval => {
  const [flow, setState] = createState<ReadonlySet<number>>(new Set());
  const run: typeof runMutation = (...mutation) => repeatUnanswered(() => runMutation(...mutation), watchCustomer());

  /** Hides lines while a call about them is under way. */
  const hideWhile = async (lines: readonly CartLine[], send: () => Promise<void>, retry: () => void) => {
    const ids = lines.map(({ id }) => id);
    if (ids.some((id) => flow.state.has(id))) return;
    setState(new Set([...flow.state, ...ids]));
    try {
      // Save pending quantities first, so that a restored line has them.
      await edits.flush(ids);
      await send();
    } catch (error) {
      if (!isApiError(error)) throw error;
      onFailed(error, retry);
    } finally {
      setState(new Set([...flow.state].filter((id) => !ids.includes(id))));
    }
  };

  const restore = async (ids: number[]) => void (await run(queryClient, restoreCartLines(), { line_ids: ids }));

  /** Resolves to whether the lines are gone. Without `version`, changes made elsewhere do not stop the deletion. */
  const deleteLines = async (ids: number[], version: number | undefined): Promise<boolean> => {
    const body = { line_ids: ids, ...(version !== undefined && { version }) };
    try {
      await run(queryClient, withMeta(deleteCartLines({ guard: false }), meta), body);
    } catch (error) {
      if (!isApiError(error, 'deleteCartLines')) throw error;
      if (error.reason === 'version_conflict') {
        if (error.data.cart) queryClient.setQueryData(cartQuery().queryKey, error.data.cart);
        return false;
      }
      if (error.reason !== 'cart_line_not_found') throw error;
      // Deleted by the attempt whose answer was lost, or in another tab.
      await queryClient.fetchQuery({ ...cartQuery(), staleTime: 0 }).catch(() => undefined);
    }
    for (const id of ids) edits.drop(id);
    return true;
  };

  const remove = (lines: readonly CartLine[], isCertain = false): Promise<void> => {
    const ids = lines.map(({ id }) => id);
    const send = async () => {
      const seen = isCertain ? undefined : queryClient.getQueryData(cartQuery().queryKey)?.version;
      if (await deleteLines(ids, seen)) onRemoved(ids.length, () => restore(ids));
      else onConflict(() => void remove(lines, true));
    };
    return hideWhile(lines, send, () => void remove(lines, isCertain));
  };

  const like = (ids: number[], liked: boolean) =>
    run(queryClient, withMeta(likeProducts({ guard: false }), meta), { product_ids: ids, liked });

  /** Resolves to the ids of the products that cannot be favourites. */
  const likeAll = async (ids: number[]): Promise<number[]> => {
    try {
      return (await like(ids, true)).skipped;
    } catch (error) {
      if (isApiError(error) && error.reason === 'product_not_found') return ids;
      throw error;
    }
  };

  const moveToFavourites = (lines: readonly CartLine[]): Promise<void> => {
    const send = async () => {
      const skipped = await likeAll([...new Set(lines.map(({ product_id }) => product_id))]);
      const moved = lines.filter(({ product_id }) => !skipped.includes(product_id));
      if (moved.length === 0) return onUnavailable();
      const ids = moved.map(({ id }) => id);
      // No version: the customer explicitly removes these lines.
      if (!(await deleteLines(ids, undefined))) return;
      const added = new Set(moved.filter(({ liked }) => !liked).map(({ product_id }) => product_id));
      onMoved(ids.length, lines.length - ids.length, async () => {
        try {
          await restore(ids);
        } finally {
          if (added.size > 0) await like([...added], false).catch(() => undefined);
        }
      });
    };
    return hideWhile(lines, send, () => void moveToFavourites(lines));
  };

  return extendFlow(flow, {
    remove: (lines) => remove(lines),
    moveToFavourites,
  });
};
