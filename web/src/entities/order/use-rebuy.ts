import { msg } from '@lingui/core/macro';
import type { Schema } from '@meridian/sdk';
import { hasNoAnswer } from '@meridian/sdk/attempts';
import { rebuyOrder } from '@meridian/sdk/react';
import { useRouter } from '@tanstack/react-router';
import { toastError } from '../../feedback/error-toasts.ts';
import { isOfflineError } from '../../feedback/offline-note.ts';
import { toasts } from '../../feedback/toasts.ts';
import { useAttempt } from '../../feedback/use-attempt.ts';

const added = msg`Added to the bag`;

/** Buys an order again, once for each answered press. `onSkipped` gets the items that could not be added. */
export function useRebuy(orderId: number, onSkipped: (skipped: readonly Schema<'RebuySkip'>[]) => void) {
  const router = useRouter();
  const { state, send } = useAttempt(rebuyOrder, { name: String(orderId) });

  const rebuy = async (): Promise<void> => {
    const next = await send({ order_id: orderId });
    if (next.name === 'settled') {
      const { skipped } = next.data;
      if (skipped.length > 0) onSkipped(skipped);
      else toasts.done(added, { label: msg`Go to bag`, run: () => void router.navigate({ to: '/bag' }) });
    } else if ('error' in next) {
      if (!hasNoAnswer(next.error) || isOfflineError(next.error)) toastError(next.error);
      else
        toasts.error(msg`We got no response. Try again: nothing is added twice.`, {
          label: msg`Try again`,
          run: () => void rebuy(),
        });
    }
  };
  return { isBusy: state.name === 'sending', rebuy };
}
