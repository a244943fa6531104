import { msg } from '@lingui/core/macro';
import { type DataOf, isApiError, type Schema } from '@meridian/sdk';
import { type ContentOf, dataOf } from '@meridian/sdk/attempts';
import { createAttempt, createOrder } from '@meridian/sdk/react';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attemptStore, useAttempt } from '../../feedback/use-attempt.ts';
import { WordedError } from '../../i18n/worded-error.ts';

/** Whether an attempt to order this source is unanswered: the order may have been made. */
export const mayBeOrdered = (queries: QueryClient, name: string): boolean =>
  createAttempt(queries, createOrder, { store: attemptStore, name }).state.name === 'unknown';

/** The orders that an attempt made, by its answer or by the read that found them. */
const ordersIn = (made: DataOf<'createOrder'> | Schema<'OrderCard'>[]) => ('orders' in made ? made.orders : made);

/** Places an order once. While an attempt is unanswered, nothing else is sent: it could become a second order. */
export function usePlaceOrder(name: string) {
  const { state, sendOrThrow, check, forget } = useAttempt(createOrder, { name });
  // The form stays hidden until the screen is left: it would ask for a quote of items that are already ordered.
  const [isFound, setFound] = useState(false);
  return {
    isUnanswered: state.name === 'unknown' || isFound,
    /** Why the customer is asked before the order is placed again: it is too old to be repeated, and was not found. */
    question: state.name === 'unknown' && state.looked === 'nothing' ? state.error : undefined,
    forget: () => void forget(),
    place: async (order: ContentOf<'createOrder'>) => {
      // Offline, the request cannot leave the device. No attempt is made, so that nothing is sent later unasked.
      if (navigator.onLine) return ordersIn(await sendOrThrow(order));
      throw new WordedError(
        msg`You are offline. Nothing was ordered`,
        msg`Place your order when you are back online.`,
        'connection',
      );
    },
    repeat: async () => {
      setFound(true);
      const next = await check();
      setFound(next.name === 'settled');
      return ordersIn(dataOf(next));
    },
  };
}

export type PlaceOrder = ReturnType<typeof usePlaceOrder>['place'];

/** Whether an error of createOrder means that the shown data is stale, so that the quote has to be fetched again. */
export function isOutdated(error: unknown): boolean {
  return isApiError(error, 'createOrder') && error.kind === 'business' && error.reason !== 'idempotency_conflict';
}

/** Whether the address of a quote or an order has been deleted. */
export const isAddressGone = (error: unknown) => isApiError(error) && error.reason === 'address_not_found';
