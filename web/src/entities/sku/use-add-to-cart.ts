import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ApiErrorOf, DUPLICATE_WINDOW_MS, isApiError, type Schema } from '@meridian/sdk';
import { addCartLine, cartQuery, productQuery } from '@meridian/sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { toasts } from '../../feedback/toasts.ts';
import { repeatUnanswered } from '../../feedback/unanswered.ts';
import { errorMessage } from '../../i18n/error-messages.ts';
import { currentFormats } from '../../i18n/formats.ts';
import { newIdempotencyKey } from '../../storage/idempotency-key.ts';
import { cartLine } from './quantity.ts';
import type { SkuQuantity } from './use-sku-selection.ts';

const added = msg`Added to the bag`;
const goToCart = msg`Go to the bag`;
const tryAgain = msg`Try again`;
const noAnswer = msg`No answer came. Try again: nothing is added twice.`;

/** A business error of addCartLine. */
export type Refusal = Extract<ApiErrorOf<'addCartLine'>, { kind: 'business' }>;

export type Phase = 'ready' | 'busy' | 'done';

/**
 * Adds to the cart, exactly once: an attempt without an answer is repeated at once under its idempotency key, and
 * again under the same one when the customer tries again (README, decisions: Adding to the bag is repeated under its
 * key). The button stays busy for the SDK's duplicate window (R5.12), so that a double tap is one intention.
 */
export function useAddToCart(product: Pick<Schema<'Product'>, 'id'>) {
  const router = useRouter();
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({ ...addCartLine(), meta: errorShownInPlace });
  const [phase, setPhase] = useState<Phase>('ready');
  const [refusal, setRefusal] = useState<{ skuId: number; error: Refusal }>();
  const isRunning = useRef(false);
  const unanswered = useRef<Schema<'AddCartLineBody'>>(undefined);

  const fetchCart = () => queries.fetchQuery({ ...cartQuery(), staleTime: 0, retry: false });

  const succeed = (item: SkuQuantity, cart: Schema<'Cart'>) => {
    unanswered.current = undefined;
    setPhase('done');
    const price = cartLine(cart, item.sku.id)?.price ?? item.sku.price;
    const action = { label: i18n._(goToCart), run: () => void router.navigate({ to: '/bag' }) };
    if (price === item.sku.price) {
      toasts.done(i18n._(added), action);
      return;
    }
    const { money } = currentFormats();
    const [now, before] = [money(price), money(item.sku.price)];
    toasts.done(i18n._(msg`Added. The price is now ${now}, no longer ${before}.`), action);
    void queries.invalidateQueries(productQuery(product.id));
  };

  const attemptFor = ({ sku: { id: sku_id }, quantity }: SkuQuantity): Schema<'AddCartLineBody'> => {
    const open = unanswered.current;
    if (open?.sku_id === sku_id && open.quantity === quantity) return open;
    return { product_id: product.id, sku_id, quantity, idempotency_key: newIdempotencyKey() };
  };

  const send = async (item: SkuQuantity) => {
    const attempt = attemptFor(item);
    unanswered.current = attempt;
    succeed(item, await repeatUnanswered(() => mutateAsync(attempt)));
    return undefined;
  };

  /** Handles an error. Returns what shows it, to be called once the button can be pressed again. */
  const fail = async (item: SkuQuantity, error: unknown): Promise<(() => void) | undefined> => {
    if (!isApiError(error)) throw error;
    if (isApiError(error, 'addCartLine') && error.kind === 'business') {
      unanswered.current = undefined;
      // The message also says how many are left and how many of them are in the cart.
      await Promise.all([queries.invalidateQueries(productQuery(product.id)), fetchCart().catch(() => undefined)]);
      setRefusal({ skuId: item.sku.id, error });
      return undefined;
    }
    if (error.kind === 'unauthorized') return undefined;
    const text = error.kind === 'network' ? i18n._(noAnswer) : errorMessage(error, i18n).text;
    return () => toasts.error(text, { label: i18n._(tryAgain), run: () => void add(item) });
  };

  const add = async (item: SkuQuantity) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setRefusal(undefined);
    setPhase('busy');
    const duplicateWindow = new Promise((resolve) => setTimeout(resolve, DUPLICATE_WINDOW_MS));
    const showError = await send(item).catch((error: unknown) => fail(item, error));
    await duplicateWindow;
    isRunning.current = false;
    setPhase('ready');
    showError?.();
  };

  return { phase, refusal, add };
}
