import { msg } from '@lingui/core/macro';
import { type DataOf, isApiError } from '@meridian/sdk';
import { type ContentOf, dataOf } from '@meridian/sdk/attempts';
import { createAttempt, createOrder } from '@meridian/sdk/react';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attemptStore, useAttempt } from '../../feedback/use-attempt.ts';
import { WordedError } from '../../i18n/worded-error.ts';

/** Whether an order of this source may have been made that nobody knows of. */
export const mayBeOrdered = (queries: QueryClient, name: string): boolean =>
  createAttempt(queries, createOrder, { store: attemptStore, name }).state.name === 'unknown';

/** Makes an order, once. While it is not known whether one was made, nothing else is sent: it would be a second one. */
export function usePlaceOrder(name: string) {
  const { state, send, check } = useAttempt(createOrder, { name });
  // The screen is left then: the form would come back and ask for a quote of what was ordered.
  const [isFound, setFound] = useState(false);
  return {
    isUnanswered: state.name === 'unknown' || isFound,
    place: async (order: ContentOf<'createOrder'>): Promise<DataOf<'createOrder'>> => {
      // Would never leave, so that it is no attempt: nothing is kept that is sent later, without a press.
      if (!navigator.onLine) throw offline();
      return dataOf(await send(order));
    },
    repeat: async (): Promise<DataOf<'createOrder'>> => {
      setFound(true);
      const next = await check();
      setFound(next.name === 'settled');
      return dataOf(next);
    },
  };
}

const offline = () =>
  new WordedError(msg`You are offline. Nothing was ordered`, msg`Place your order when you are back online.`);

export type PlaceOrder = ReturnType<typeof usePlaceOrder>['place'];

/** Whether an error of createOrder says that what is shown no longer holds, so that the quote is to be asked again. */
export function isOutdated(error: unknown): boolean {
  return isApiError(error, 'createOrder') && error.kind === 'business' && error.reason !== 'idempotency_conflict';
}

/** Whether the address of a quote or an order has been deleted. */
export const isAddressGone = (error: unknown) => isApiError(error) && error.reason === 'address_not_found';
