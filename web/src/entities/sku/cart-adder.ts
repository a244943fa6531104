import { msg } from '@lingui/core/macro';
import { type CartAdder, type CartAdderOptions, type CartAddition, createCartAdder } from '@meridian/sdk/flows';
import type { QuantityLimit } from '@meridian/sdk/rules';
import type { QueryClient } from '@tanstack/react-query';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { addedOnce, toastRetry } from '../../feedback/retry-toast.ts';
import { type ToastAction, toasts } from '../../feedback/toasts.ts';
import { currentFormats } from '../../i18n/formats.ts';
import { standardMessages } from '../../i18n/standard-messages.ts';
import { visitorBag } from '../../session/visitor-bag.ts';

interface CartAdderWithToastsOptions extends Pick<CartAdderOptions, 'isSignedIn' | 'onRefused'> {
  queries: QueryClient;
  /** The action of the toast that confirms the addition. */
  nextStep: (addition: CartAddition) => ToastAction | undefined;
}

/** Adds to the cart with a toast for each outcome. What the server refuses is left to the screen. */
export const createCartAdderWithToasts = ({
  queries,
  isSignedIn,
  nextStep,
  onRefused,
}: CartAdderWithToastsOptions): CartAdder =>
  createCartAdder(queries, {
    isSignedIn,
    visitorBag,
    meta: errorShownInPlace,
    onAdded: (addition, price) => {
      const { money } = currentFormats();
      const [now, before] = [money(price), money(addition.sku.price)];
      const text = now === before ? msg`Added to the bag` : msg`Added. The price is now ${now}, was ${before}.`;
      toasts.done(text, nextStep(addition));
    },
    onRefused: (refusal) => {
      if (refusal.name === 'full') toasts.plain(standardMessages.loginFirst);
      if (refusal.name === 'too_many') toasts.error(tooMany(refusal.limit));
      onRefused?.(refusal);
    },
    onFailed: (error, retry) => toastRetry(error, retry, addedOnce),
  });

const tooMany = ({ max, reason }: QuantityLimit) => {
  const { count } = currentFormats();
  return reason === 'limit'
    ? msg`Limit ${count(max)} per customer. Nothing was added.`
    : msg`Only ${count(max)} left. Nothing was added.`;
};
