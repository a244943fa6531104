import { msg } from '@lingui/core/macro';
import { isApiError } from '@meridian/sdk';
import type { ContentOf } from '@meridian/sdk/attempts';
import { createOrderPlacing } from '@meridian/sdk/flows';
import { useFlow } from '@meridian/sdk/react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { attemptStore } from '../../feedback/use-attempt.ts';
import { WordedError } from '../../i18n/worded-error.ts';

const placingOf = (queries: QueryClient, name: string) =>
  createOrderPlacing(queries, { name, store: attemptStore, meta: errorShownInPlace });

/** Whether an attempt to order this source is unanswered: the order may have been made. */
export const mayBeOrdered = (queries: QueryClient, name: string): boolean =>
  placingOf(queries, name).state.name === 'unanswered';

export function usePlaceOrder(name: string) {
  const queries = useQueryClient();
  const [placing] = useState(() => placingOf(queries, name));
  const state = useFlow(placing);
  return {
    unanswered: state.name === 'unanswered' ? state : undefined,
    repeat: placing.repeat,
    forget: () => void placing.forget(),
    place: async (order: ContentOf<'createOrder'>) => {
      // Offline, the request cannot leave the device. No attempt is made, so that nothing is sent later unasked.
      if (navigator.onLine) return placing.place(order);
      throw new WordedError(
        msg`You are offline. Nothing was ordered`,
        msg`Place your order when you are back online.`,
        'connection',
      );
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
