import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ApiErrorOf, DUPLICATE_WINDOW_MS, isApiError, type Schema } from '@meridian/sdk';
import { addCartLine, cartQuery, createAttempt, productQuery } from '@meridian/sdk/react';
import { lineOfSku, quantityLimit } from '@meridian/sdk/rules';
import type { QueryClient } from '@tanstack/react-query';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { addedOnce, toastRetry } from '../../feedback/retry-toast.ts';
import { type ToastAction, toasts } from '../../feedback/toasts.ts';
import { currentFormats } from '../../i18n/formats.ts';
import { standardMessages } from '../../i18n/standard-messages.ts';
import { collect } from '../../session/visitor-bag-changes.ts';

const added = msg`Added to the bag`;

/** A business error of addCartLine. */
export type Refusal = Extract<ApiErrorOf<'addCartLine'>, { kind: 'business' }>;

export type Phase = 'ready' | 'busy' | 'done';

/** What is added: pieces of an SKU, at the price that was shown. */
export interface Addition {
  productId: number;
  sku: Pick<Schema<'Sku'>, 'id' | 'price' | 'stock' | 'limit'>;
  quantity: number;
}

interface CartAdderOptions {
  queries: QueryClient;
  isSignedIn: () => boolean;
  onPhase: (phase: Phase) => void;
  /** Called with a refusal, and with undefined when the next attempt begins. */
  onRefusal: (refusal: { skuId: number; error: Refusal } | undefined) => void;
  /** The action of the toast that confirms the addition. */
  nextStep: (addition: Addition) => ToastAction | undefined;
}

/**
 * Adds to the cart (for a visitor, to the bag on this device) once: an unanswered request is repeated under its
 * idempotency key, at once and on the customer's next try. Stays busy for the SDK's duplicate window (R5.12), so that a
 * double tap adds once; the promise resolves after it and never rejects with an error of the call.
 */
export function createCartAdder({ queries, isSignedIn, onPhase, onRefusal, nextStep }: CartAdderOptions) {
  let isRunning = false;
  const { send } = createAttempt(queries, addCartLine, { meta: errorShownInPlace });

  const tellAdded = (addition: Addition, text: MessageDescriptor) => {
    onPhase('done');
    toasts.done(text, nextStep(addition));
  };

  /** Returns an error that is shown once the button can be pressed again. */
  const addToCart = async (addition: Addition): Promise<unknown> => {
    const { productId, sku, quantity } = addition;
    const state = await send({ product_id: productId, sku_id: sku.id, quantity });
    if (state.name === 'settled') {
      const price = lineOfSku(state.data, sku.id)?.price ?? sku.price;
      if (price === sku.price) return tellAdded(addition, added);
      const { money } = currentFormats();
      const [now, before] = [money(price), money(sku.price)];
      void queries.invalidateQueries(productQuery(productId));
      return tellAdded(addition, msg`Added. The price is now ${now}, was ${before}.`);
    }
    const error = 'error' in state ? state.error : undefined;
    if (!isApiError(error, 'addCartLine') || error.kind !== 'business') return error;
    // The message also needs the current stock and the quantity in the cart.
    await Promise.all([
      queries.invalidateQueries(productQuery(productId)),
      queries.fetchQuery({ ...cartQuery(), staleTime: 0, retry: false }).catch(() => undefined),
    ]);
    onRefusal({ skuId: sku.id, error });
    return undefined;
  };

  const addAsVisitor = (addition: Addition): void => {
    const { productId, sku, quantity } = addition;
    const { max, reason } = quantityLimit(sku);
    const { count } = currentFormats();
    switch (collect({ product_id: productId, sku_id: sku.id }, { by: quantity, max })) {
      case 'added':
        tellAdded(addition, added);
        return;
      case 'too many':
        toasts.error(
          reason === 'limit'
            ? msg`Limit ${count(max)} per customer. Nothing was added.`
            : msg`Only ${count(max)} left. Nothing was added.`,
        );
        return;
      case 'full':
        toasts.plain(standardMessages.loginFirst);
    }
  };

  const add = async (addition: Addition): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    onRefusal(undefined);
    onPhase('busy');
    const duplicateWindow = new Promise((resolve) => setTimeout(resolve, DUPLICATE_WINDOW_MS));
    const error = isSignedIn() ? await addToCart(addition) : addAsVisitor(addition);
    await duplicateWindow;
    isRunning = false;
    onPhase('ready');
    if (error !== undefined) toastRetry(error, () => void add(addition), addedOnce);
  };
  return add;
}
