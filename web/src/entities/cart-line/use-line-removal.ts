import { i18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { isApiError, type Schema } from '@meridian/sdk';
import { cartQuery, deleteCartLines, likeProducts, type QuantityEdits, restoreCartLines } from '@meridian/sdk/react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { toastRetry } from '../../feedback/retry-toast.ts';
import { toasts, undo } from '../../feedback/toasts.ts';
import { runRepeatable } from '../../session/run-repeatable.ts';

type CartLine = Schema<'CartLine'>;

const deleteAnyway = msg`Delete anyway`;

/**
 * Deletes cart lines, or moves them to the favourites: optimistically hidden, shown again on failure, with a toast that
 * offers to undo. The removal applies to every tab and device; on undo the server restores the lines as they were.
 */
export function useLineRemoval(edits: QuantityEdits) {
  const queries = useQueryClient();
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const actions = useMemo(() => {
    const setVisible = (ids: readonly number[], isVisible: boolean) =>
      setHidden((before) => {
        const others = [...before].filter((id) => !ids.includes(id));
        return new Set(isVisible ? others : [...others, ...ids]);
      });
    return removalActions(queries, edits, setVisible);
  }, [queries, edits]);
  return { hidden, ...actions };
}

function removalActions(
  queries: QueryClient,
  edits: QuantityEdits,
  setVisible: (ids: readonly number[], isVisible: boolean) => void,
) {
  /** Hides lines while a request about them runs, and shows them again on an error. */
  const hideWhile = async (lines: readonly CartLine[], send: () => Promise<void>, again: () => void) => {
    const ids = lines.map(({ id }) => id);
    setVisible(ids, false);
    try {
      // Save pending quantities first, so that a restored line has them.
      await edits.flush(ids);
      await send();
    } catch (error) {
      if (!isApiError(error)) throw error;
      toastRetry(error, again);
    } finally {
      setVisible(ids, true);
    }
  };

  const undoDeletion = async (ids: number[]) => {
    // The mutation's toast shows a failure.
    await runRepeatable(queries, restoreCartLines(), { line_ids: ids }).catch(() => undefined);
  };

  /** Returns whether the lines are gone. Without `version`, changes made elsewhere do not stop the deletion. */
  const deleteLines = async (ids: number[], version: number | undefined): Promise<boolean> => {
    const options = { ...deleteCartLines(), meta: errorShownInPlace };
    const body = { line_ids: ids, ...(version !== undefined && { version }) };
    try {
      await runRepeatable(queries, options, body);
      return true;
    } catch (error) {
      if (!isApiError(error, 'deleteCartLines')) throw error;
      if (error.reason === 'cart_line_not_found') {
        // Deleted by the attempt whose answer was lost, or in another tab.
        await queries.fetchQuery({ ...cartQuery(), staleTime: 0 }).catch(() => undefined);
        return true;
      }
      if (error.reason !== 'version_conflict') throw error;
      if (error.data.cart) queries.setQueryData(cartQuery().queryKey, error.data.cart);
      return false;
    }
  };

  const remove = (lines: readonly CartLine[], isCertain = false): Promise<void> => {
    const ids = lines.map(({ id }) => id);
    const send = async () => {
      const seen = isCertain ? undefined : queries.getQueryData(cartQuery().queryKey)?.version;
      if (await deleteLines(ids, seen)) {
        for (const id of ids) edits.drop(id);
        const text = i18n._(msg`${plural(ids.length, { one: '# deleted', other: '# deleted' })}`);
        toasts.done(text, { label: undo, run: () => void undoDeletion(ids) });
      } else {
        const action = { label: deleteAnyway, run: () => void remove(lines, true) };
        toasts.error(msg`Changed in another tab or on another device. Nothing was deleted.`, action);
      }
    };
    return hideWhile(lines, send, () => void remove(lines, isCertain));
  };

  const moveToFavourites = (lines: readonly CartLine[]): Promise<void> => {
    const liking = { ...likeProducts({ guard: false }), meta: errorShownInPlace };
    const like = (ids: number[], liked: boolean) => runRepeatable(queries, liking, { product_ids: ids, liked });
    const send = async () => {
      const productIds = [...new Set(lines.map(({ product_id }) => product_id))];
      const skipped = await like(productIds, true).then(
        (answer) => answer.skipped,
        (error: unknown) => {
          if (isApiError(error) && error.reason === 'product_not_found') return productIds;
          throw error;
        },
      );
      const moved = lines.filter(({ product_id }) => !skipped.includes(product_id));
      const ids = moved.map(({ id }) => id);
      if (ids.length === 0)
        return void toasts.error(msg`These are unavailable and cannot be moved to favourites. They stay in your bag.`);
      // No version: the customer explicitly removes these lines.
      if (!(await deleteLines(ids, undefined))) return;
      for (const id of ids) edits.drop(id);
      const added = moved.filter(({ liked }) => !liked).map(({ product_id }) => product_id);
      const run = async () => {
        await undoDeletion(ids);
        if (added.length > 0) await like([...new Set(added)], false).catch(() => undefined);
      };
      const left = lines.length - ids.length;
      const movedText = msg`${plural(ids.length, { one: '# moved to your favourites', other: '# moved to your favourites' })}`;
      const leftText = msg`${plural(left, { one: '# is unavailable and stays in your bag', other: '# are unavailable and stay in your bag' })}`;
      const text = left === 0 ? i18n._(movedText) : `${i18n._(movedText)} · ${i18n._(leftText)}`;
      toasts.done(text, { label: undo, run: () => void run() });
    };
    return hideWhile(lines, send, () => void moveToFavourites(lines));
  };

  return { remove, moveToFavourites };
}
