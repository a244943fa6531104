import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ApiErrorOf, isApiError, type Schema } from '@meridian/sdk';
import { orderQuery } from '@meridian/sdk/react';
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { toasts } from '../../feedback/toasts.ts';
import { mayBeDone } from '../../feedback/unanswered.ts';
import { orderStatusWord } from './order-status.ts';

type Step = 'cancelOrder' | 'confirmOrder' | 'extendReceipt' | 'updateOrderAddress';

interface StepOptions<Op extends Step, Body> {
  mutation: UseMutationOptions<Schema<'Order'>, ApiErrorOf<Op>, Body>;
  /** Whether the step has been taken, as far as the order tells. */
  isTaken: (order: Schema<'Order'>) => boolean;
  /** What is said then. */
  done: MessageDescriptor;
}

/**
 * Takes one step of an order. A call without an answer may have been carried out: then the order is asked for, and what
 * it says counts. Where the order has changed elsewhere, says what it is now. Any other failure rejects.
 */
export function useOrderStep<Op extends Step, Body extends { order_id: number }>(options: StepOptions<Op, Body>) {
  const { mutation, isTaken, done } = options;
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({ ...mutation, meta: errorShownInPlace });
  return async (body: Body): Promise<void> => {
    const askOrder = () => queries.fetchQuery({ ...orderQuery(body.order_id), staleTime: 0, retry: false });
    try {
      await mutateAsync(body);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.reason === 'order_state_changed') {
        toasts.error(changedText(error.data.status));
        return;
      }
      const order = mayBeDone(error) ? await askOrder().catch(() => undefined) : undefined;
      if (order === undefined || !isTaken(order)) throw error;
    }
    toasts.done(i18n._(done));
  };
}

function changedText(status: number): string {
  const word = orderStatusWord(status);
  const now = typeof word === 'string' ? word : i18n._(word);
  return i18n._(msg`This order has changed. It is now: ${now}.`);
}
