import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isApiError } from '@meridian/sdk';
import { type ContentOf, dataOf } from '@meridian/sdk/attempts';
import type { MutationFactory } from '@meridian/sdk/react';
import { toasts } from '../../feedback/toasts.ts';
import { useAttempt } from '../../feedback/use-attempt.ts';
import { orderStatusWord } from './order-status.ts';

/**
 * Takes a step of an order and shows `done`, or the order's new state if it was changed elsewhere. Any other failure
 * rejects.
 */
export function useOrderStep<Op extends 'cancelOrder' | 'confirmOrder' | 'extendReceipt'>(
  mutation: MutationFactory<Op>,
  done: MessageDescriptor,
) {
  const { send } = useAttempt(mutation);
  const step = async (body: ContentOf<Op>) => {
    const state = await send(body);
    // Somebody else took the step elsewhere; this attempt did not.
    if ('error' in state && isChanged(state.error)) throw state.error;
    return dataOf(state);
  };
  return (body: ContentOf<Op>): Promise<void> => tellStep(step(body), done);
}

const isChanged = (error: unknown) => isApiError(error) && error.reason === 'order_state_changed';

/** Shows the outcome of a step of an order. Rejects with its failure, unless the order was changed elsewhere. */
export async function tellStep(step: Promise<unknown>, done: MessageDescriptor): Promise<void> {
  try {
    await step;
    toasts.done(done);
  } catch (error) {
    if (!isApiError(error) || error.reason !== 'order_state_changed') throw error;
    toasts.error(changedText(error.data.status));
  }
}

function changedText(status: number): string {
  const now = orderStatusWord(status, i18n);
  return i18n._(msg`This order has changed. It is now: ${now}.`);
}
