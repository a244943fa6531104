import { i18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { createLineRemoval, type LineRemoval, type QuantityEdits } from '@meridian/sdk/flows';
import { useFlow } from '@meridian/sdk/react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { toastRetry } from '../../feedback/retry-toast.ts';
import { toasts, undo } from '../../feedback/toasts.ts';
import { watchCustomer } from '../../session/watch-customer.ts';

/** Deletes cart lines, or moves them to the favourites, and draws which are hidden. */
export function useLineRemoval(edits: QuantityEdits) {
  const queries = useQueryClient();
  const [removal] = useState(() => createLineRemovalWithToasts(queries, edits));
  return { hidden: useFlow(removal), remove: removal.remove, moveToFavourites: removal.moveToFavourites };
}

/** Deletes cart lines, or moves them to the favourites, with a toast for each outcome. */
export const createLineRemovalWithToasts = (
  queries: QueryClient,
  edits: Pick<QuantityEdits, 'drop' | 'flush'>,
): LineRemoval =>
  createLineRemoval(queries, {
    edits,
    watchCustomer,
    meta: errorShownInPlace,
    onRemoved: (count, restore) =>
      toasts.done(msg`${plural(count, { one: '# deleted', other: '# deleted' })}`, undoBy(restore)),
    onMoved: (moved, left, restore) => {
      const movedText = msg`${plural(moved, { one: '# moved to your favourites', other: '# moved to your favourites' })}`;
      const leftText = msg`${plural(left, { one: '# is unavailable and stays in your bag', other: '# are unavailable and stay in your bag' })}`;
      const text = left === 0 ? movedText : `${i18n._(movedText)} · ${i18n._(leftText)}`;
      toasts.done(text, undoBy(restore));
    },
    onUnavailable: () =>
      toasts.error(msg`These are unavailable and cannot be moved to favourites. They stay in your bag.`),
    onConflict: (retry) =>
      toasts.error(msg`Changed in another tab or on another device. Nothing was deleted.`, {
        label: msg`Delete anyway`,
        run: retry,
      }),
    onFailed: toastRetry,
  });

/** The mutation's toast shows a failure. */
const undoBy = (restore: () => Promise<void>) => ({ label: undo, run: () => void restore().catch(() => undefined) });
