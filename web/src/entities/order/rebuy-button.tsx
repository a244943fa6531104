import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { createRebuy } from '@meridian/sdk/flows';
import { useFlow } from '@meridian/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { bagAction } from '../../feedback/bag-action.ts';
import { errorShownInPlace, toastError } from '../../feedback/error-toasts.ts';
import { lazyOverlay } from '../../feedback/lazy.tsx';
import { addedOnce, toastRetry } from '../../feedback/retry-toast.ts';
import { toasts } from '../../feedback/toasts.ts';
import { attemptStore } from '../../feedback/use-attempt.ts';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { Button } from '../../ui/button.tsx';

const SkippedSheet = lazyOverlay(async () => (await import('./rebuy-skipped-sheet.tsx')).RebuySkippedSheet);

/** Puts the items of an order into the bag again, and lists those that could not be added. */
export function RebuyButton({ orderId }: { orderId: number }) {
  const [skipped, setSkipped] = useState<readonly Schema<'RebuySkip'>[]>([]);
  const sheet = useOverlay();
  const { isBusy, rebuy } = useRebuy(orderId, (left) => {
    setSkipped(left);
    return sheet.open();
  });
  return (
    <>
      <Button variant="quiet" size="medium" busy={isBusy} onClick={() => void rebuy()}>
        <Trans>Buy again</Trans>
      </Button>
      {sheet.isOpen && <SkippedSheet skipped={skipped} onClose={sheet.close} />}
    </>
  );
}

/**
 * Buys an order again. `showSkipped` lists the items that could not be added, and returns false if the screen was left
 * meanwhile.
 */
function useRebuy(orderId: number, showSkipped: (skipped: readonly Schema<'RebuySkip'>[]) => boolean) {
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
