import { i18n } from '@lingui/core';
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
const goToCart = msg`Go to bag`;
const tryAgain = msg`Try again`;
const noAnswer = msg`We got no response. Try again: nothing is added twice.`;

/** Buys an order again, once for each answered press. `onSkipped` gets the items that could not be added. */
export function useRebuy(orderId: number, onSkipped: (skipped: readonly Schema<'RebuySkip'>[]) => void) {
  const router = useRouter();
  const { state, send } = useAttempt(rebuyOrder, { name: String(orderId) });

  const rebuy = async (): Promise<void> => {
    const next = await send({ order_id: orderId });
    if (next.name === 'settled') {
      const { skipped } = next.data;
      if (skipped.length > 0) onSkipped(skipped);
      else toasts.done(i18n._(added), { label: i18n._(goToCart), run: () => void router.navigate({ to: '/bag' }) });
    } else if ('error' in next) {
      if (!hasNoAnswer(next.error) || isOfflineError(next.error)) toastError(next.error);
      else toasts.error(i18n._(noAnswer), { label: i18n._(tryAgain), run: () => void rebuy() });
    }
  };
  return { isBusy: state.name === 'sending', rebuy };
}
