import { msg } from '@lingui/core/macro';
import type { Schema } from '@meridian/sdk';
import { createAttempt, rebuyOrder } from '@meridian/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { bagAction } from '../../feedback/bag-action.ts';
import { errorShownInPlace, toastError } from '../../feedback/error-toasts.ts';
import { addedOnce, toastRetry } from '../../feedback/retry-toast.ts';
import { toasts } from '../../feedback/toasts.ts';
import { attemptStore } from '../../feedback/use-attempt.ts';

/**
 * Buys an order again, once for each answered press. `showSkipped` lists the items that could not be added, and returns
 * false if the screen was left meanwhile.
 */
export function useRebuy(orderId: number, showSkipped: (skipped: readonly Schema<'RebuySkip'>[]) => boolean) {
  const router = useRouter();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const tell = (skipped: readonly Schema<'RebuySkip'>[]) => {
    if (skipped.length === 0) toasts.done(msg`Added to the bag`, bagAction(router));
    else if (!showSkipped(skipped)) toasts.plain(msg`Not everything could be added`, bagAction(router));
  };
  // Not `useAttempt`: in a row that was scrolled away and back, it would take up the call of the row before, and a press
  // after its answer would repeat it.
  const options = { name: String(orderId), store: attemptStore, meta: errorShownInPlace };
  const rebuy = async (attempt = createAttempt(queries, rebuyOrder, options)): Promise<void> => {
    setBusy(true);
    const next = await attempt.send({ order_id: orderId });
    setBusy(false);
    if (next.name === 'settled') tell(next.data.skipped);
    else if (next.name === 'unknown') toastRetry(next.error, () => void rebuy(attempt), addedOnce);
    else if ('error' in next) toastError(next.error);
  };
  return { isBusy, rebuy: () => rebuy() };
}
