import { i18n } from '@lingui/core';
import type { CartAdder } from '@meridian/sdk/flows';
import type { QueryClient } from '@tanstack/react-query';
import { toasts, undo } from '../../feedback/toasts.ts';
import { errorMessage } from '../../i18n/error-messages.ts';
import { createCartAdderWithToasts } from './cart-adder.ts';

/**
 * Adds to the cart from a card, with a toast that offers to undo: a scrolling finger may have pressed the button by
 * accident. A refusal is also a toast, because a card has no space for it.
 */
export function createCardAdder(queries: QueryClient, isSignedIn: () => boolean): CartAdder {
  const adder: CartAdder = createCartAdderWithToasts({
    queries,
    isSignedIn,
    onRefused: (refusal) => {
      if (refusal.name === 'refused') toasts.error(errorMessage(refusal.error, i18n).text);
    },
    // The mutation's toast shows a failure.
    nextStep: (addition) => ({ label: undo, run: () => void adder.undo(addition).catch(() => undefined) }),
  });
  return adder;
}
