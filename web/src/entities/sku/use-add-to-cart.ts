import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ApiErrorOf, DUPLICATE_WINDOW_MS, isApiError, type Schema } from '@meridian/sdk';
import { addCartLine, cartQuery, productQuery } from '@meridian/sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { toasts } from '../../feedback/toasts.ts';
import { errorMessage } from '../../i18n/error-messages.ts';
import { currentFormats } from '../../i18n/formats.ts';
import { cartLine, quantityInCart, type UnconfirmedAdd, wasAdded } from './cart-quantity.ts';
import type { SkuQuantity } from './use-sku-selection.ts';

const added = msg`Added to the bag`;
const toBag = msg`Go to the bag`;
const again = msg`Try again`;
const unclear = msg`No answer came. Try again: nothing is added twice.`;

/** What the server said against adding. */
export type Refusal = Extract<ApiErrorOf<'addCartLine'>, { kind: 'business' }>;

export type Phase = 'ready' | 'busy' | 'done';

/**
 * Adding to the bag, once per wish. Adding twice adds twice (contract, addCartLine), so an attempt without an answer is
 * looked up in the bag before another is made, and the button rests for as long as the SDK takes the same call for a
 * slip of the finger.
 */
export function useAddToCart(product: Pick<Schema<'Product'>, 'id'>) {
  const router = useRouter();
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({ ...addCartLine(), meta: errorShownInPlace });
  const [phase, setPhase] = useState<Phase>('ready');
  const [refusal, setRefusal] = useState<{ skuId: number; error: Refusal }>();
  const isRunning = useRef(false);
  const unanswered = useRef<UnconfirmedAdd>(undefined);

  const bagNow = () => queries.fetchQuery({ ...cartQuery(), staleTime: 0, retry: false });

  const succeed = (piece: SkuQuantity, cart: Schema<'Cart'>) => {
    unanswered.current = undefined;
    setPhase('done');
    const price = cartLine(cart, piece.sku.id)?.price ?? piece.sku.price;
    const action = { label: i18n._(toBag), run: () => void router.navigate({ to: '/bag' }) };
    if (price === piece.sku.price) {
      toasts.done(i18n._(added), action);
      return;
    }
    const { money } = currentFormats();
    const [now, before] = [money(price), money(piece.sku.price)];
    toasts.done(i18n._(msg`Added. The price is now ${now}, no longer ${before}.`), action);
    void queries.invalidateQueries(productQuery(product.id));
  };

  const send = async (piece: SkuQuantity) => {
    const skuId = piece.sku.id;
    const open = unanswered.current;
    if (open?.skuId === skuId) {
      const cart = await bagNow();
      if (wasAdded(cart, open)) {
        succeed(piece, cart);
        return undefined;
      }
    }
    const had = await queries.ensureQueryData(cartQuery());
    unanswered.current = { skuId, expected: quantityInCart(had, skuId) + piece.quantity };
    succeed(piece, await mutateAsync({ product_id: product.id, sku_id: skuId, quantity: piece.quantity }));
    return undefined;
  };

  /** What is to be said once the button can be pressed again. */
  const fail = async (piece: SkuQuantity, error: unknown): Promise<(() => void) | undefined> => {
    if (!isApiError(error)) throw error;
    const open = unanswered.current;
    if (isApiError(error, 'addCartLine') && error.kind === 'business') {
      unanswered.current = undefined;
      // How many are left, and how many of them are in the bag, is told beside the words.
      await Promise.all([queries.invalidateQueries(productQuery(product.id)), bagNow().catch(() => undefined)]);
      setRefusal({ skuId: piece.sku.id, error });
      return undefined;
    }
    if (error.kind === 'unauthorized') return undefined;
    const retry = { label: i18n._(again), run: () => void add(piece) };
    const say = (text: string) => () => toasts.error(text, retry);
    // Before anything was sent there is nothing to look up.
    if (open === undefined) return say(errorMessage(error, i18n).text);
    const cart = await bagNow().catch(() => undefined);
    if (cart === undefined) return say(i18n._(unclear));
    if (wasAdded(cart, open)) {
      succeed(piece, cart);
      return undefined;
    }
    unanswered.current = undefined;
    return say(errorMessage(error, i18n).text);
  };

  const add = async (piece: SkuQuantity) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setRefusal(undefined);
    setPhase('busy');
    const rest = new Promise((resolve) => setTimeout(resolve, DUPLICATE_WINDOW_MS));
    const say = await send(piece).catch((error: unknown) => fail(piece, error));
    await rest;
    isRunning.current = false;
    setPhase('ready');
    say?.();
  };

  return { phase, refusal, add };
}
