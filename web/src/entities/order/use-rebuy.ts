import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isApiError, type Schema } from '@meridian/sdk';
import { rebuyOrder } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { toasts } from '../../feedback/toasts.ts';
import { hasNoAnswer, repeatUnanswered } from '../../feedback/unanswered.ts';
import { errorMessage } from '../../i18n/error-messages.ts';
import { attemptKey, forgetAttempt } from '../../storage/attempt-keys.ts';

const added = msg`Added to the bag`;
const goToCart = msg`Go to bag`;
const tryAgain = msg`Try again`;
const noAnswer = msg`We got no response. Try again: nothing is added twice.`;

/**
 * Buys an order again. An attempt without an answer is repeated under its idempotency key, once by itself and then when
 * the customer tries again, so that nothing is added twice. `onSkipped` gets what could not be added.
 */
export function useRebuy(orderId: number, onSkipped: (skipped: readonly Schema<'RebuySkip'>[]) => void) {
  const router = useRouter();
  const { mutateAsync, isPending } = useMutation({ ...rebuyOrder(), meta: errorShownInPlace });
  const name = `rebuyOrder ${orderId}`;

  const send = async () => {
    const body = { order_id: orderId, idempotency_key: attemptKey(name, { order_id: orderId }) };
    return repeatUnanswered(() => mutateAsync(body));
  };
  const rebuy = async (): Promise<void> => {
    try {
      const { skipped } = await send();
      forgetAttempt(name);
      if (skipped.length > 0) onSkipped(skipped);
      else toasts.done(i18n._(added), { label: i18n._(goToCart), run: () => void router.navigate({ to: '/bag' }) });
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.kind === 'unauthorized') return;
      if (!hasNoAnswer(error)) {
        forgetAttempt(name);
        toasts.error(errorMessage(error, i18n).text);
      } else toasts.error(i18n._(noAnswer), { label: i18n._(tryAgain), run: () => void rebuy() });
    }
  };
  return { isBusy: isPending, rebuy };
}
