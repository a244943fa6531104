import { i18n } from '@lingui/core';
import { cartQuery, deleteCartLines, runMutation, updateCartLine } from '@meridian/sdk/react';
import { lineOfSku } from '@meridian/sdk/rules';
import type { QueryClient } from '@tanstack/react-query';
import { toasts, undo } from '../../feedback/toasts.ts';
import { errorMessage } from '../../i18n/error-messages.ts';
import { collect } from '../../session/visitor-bag-changes.ts';
import { type Addition, createCartAdder } from './cart-adder.ts';

/**
 * Adds to the cart from a card, with a toast that offers to undo: a scrolling finger may have pressed the button by
 * accident. A refusal is also a toast, because a card has no space for it.
 */
export function createCardAdder(
  queries: QueryClient,
  isSignedIn: () => boolean,
): (addition: Addition) => Promise<void> {
  return createCartAdder({
    queries,
    isSignedIn,
    onPhase: () => undefined,
    onRefusal: (refusal) => refusal && toasts.error(errorMessage(refusal.error, i18n).text),
    nextStep: (addition) => ({
      label: undo,
      run: () => (isSignedIn() ? void takeOut(queries, addition) : takeOutAgain(addition)),
    }),
  });
}

/** Removes the added pieces, whatever the line's quantity is by then. The mutation's toast shows a failure. */
async function takeOut(queries: QueryClient, { sku, quantity: added }: Addition): Promise<void> {
  const cart = queries.getQueryData(cartQuery().queryKey);
  const line = cart && lineOfSku(cart, sku.id);
  if (line === undefined) return;
  const quantity = line.quantity - added;
  const change =
    quantity > 0
      ? runMutation(queries, updateCartLine(), { line_id: line.id, quantity })
      : runMutation(queries, deleteCartLines(), { line_ids: [line.id] });
  await change.catch(() => undefined);
}

/** The same for the visitor's bag. */
const takeOutAgain = ({ productId, sku, quantity }: Addition) =>
  void collect({ product_id: productId, sku_id: sku.id }, { by: -quantity, max: Number.POSITIVE_INFINITY });
