import { msg } from '@lingui/core/macro';
import type { Schema } from '@meridian/sdk';
import { hasNoAnswer } from '@meridian/sdk/attempts';
import { rebuyOrder } from '@meridian/sdk/react';
import { useRouter } from '@tanstack/react-router';
import { toastError } from '../../feedback/error-toasts.ts';
import { addedOnce, toastRetry } from '../../feedback/retry-toast.ts';
import { toasts } from '../../feedback/toasts.ts';
import { useAttempt } from '../../feedback/use-attempt.ts';

/**
 * Buys an order again, once for each answered press. `showSkipped` lists the items that could not be added, and returns
 * false if the screen was left meanwhile.
 */
export function useRebuy(orderId: number, showSkipped: (skipped: readonly Schema<'RebuySkip'>[]) => boolean) {
  const router = useRouter();
  const { state, send } = useAttempt(rebuyOrder, {
    name: String(orderId),
    onSettled: ({ data: { skipped } }) => {
      const goToCart = { label: msg`Go to bag`, run: () => void router.navigate({ to: '/bag' }) };
      if (skipped.length === 0) toasts.done(msg`Added to the bag`, goToCart);
      else if (!showSkipped(skipped)) toasts.plain(msg`Not everything could be added`, goToCart);
    },
  });
  const rebuy = async (): Promise<void> => {
    const next = await send({ order_id: orderId });
    if (next.name === 'settled' || !('error' in next)) return;
    if (hasNoAnswer(next.error)) toastRetry(next.error, () => void rebuy(), addedOnce);
    else toastError(next.error);
  };
  return { isBusy: state.name === 'sending', rebuy };
}
