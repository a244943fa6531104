import type { Schema } from '@meridian/sdk';
import { applyRefund } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { mayBeDone, repeatUnanswered } from '../../feedback/unanswered.ts';
import { attemptKey, forgetAttempt } from '../../storage/attempt-keys.ts';

/**
 * Applies for a refund, exactly once: an attempt without an answer is repeated at once under its idempotency key, and
 * under the same one when the customer tries again, over a reload too.
 */
export function useApplyRefund(orderId: number) {
  const { mutateAsync } = useMutation({ ...applyRefund(), meta: errorShownInPlace });
  const [isUnanswered, setUnanswered] = useState(false);
  const name = `refund.${orderId}`;
  const apply = async (application: Omit<Schema<'ApplyRefundBody'>, 'idempotency_key'>): Promise<Schema<'Refund'>> => {
    setUnanswered(false);
    const body = { ...application, idempotency_key: attemptKey(name, application) };
    try {
      const refund = await repeatUnanswered(() => mutateAsync(body));
      forgetAttempt(name);
      return refund;
    } catch (error) {
      setUnanswered(mayBeDone(error));
      throw error;
    }
  };
  return {
    apply,
    /** Whether it is unknown if the last attempt opened a case. */
    isUnanswered,
  };
}
