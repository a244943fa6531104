import { msg } from '@lingui/core/macro';
import type { Schema } from '@meridian/sdk';
import { createRebuy } from '@meridian/sdk/flows';
import { useFlow } from '@meridian/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { bagAction } from '../../feedback/bag-action.ts';
import { errorShownInPlace, toastError } from '../../feedback/error-toasts.ts';
import { addedOnce, toastRetry } from '../../feedback/retry-toast.ts';
import { toasts } from '../../feedback/toasts.ts';
import { attemptStore } from '../../feedback/use-attempt.ts';

/**
 * Buys an order again. `showSkipped` lists the items that could not be added, and returns false if the screen was left
 * meanwhile.
 */
export function useRebuy(orderId: number, showSkipped: (skipped: readonly Schema<'RebuySkip'>[]) => boolean) {
  const router = useRouter();
  const queries = useQueryClient();
  const [flow] = useState(() =>
    createRebuy(queries, {
      store: attemptStore,
      meta: errorShownInPlace,
      onAdded: (skipped) => {
        if (skipped.length === 0) toasts.done(msg`Added to the bag`, bagAction(router));
        else if (!showSkipped(skipped)) toasts.plain(msg`Not everything could be added`, bagAction(router));
      },
      onFailed: (error, retry) => (retry === undefined ? toastError(error) : toastRetry(error, retry, addedOnce)),
    }),
  );
  return { isBusy: useFlow(flow).name === 'busy', rebuy: () => flow.rebuy(orderId) };
}
