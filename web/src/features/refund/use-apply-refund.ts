import { isApiError, type Schema } from '@meridian/sdk';
import { applyRefund, orderQuery, refundQuery } from '@meridian/sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { mayBeDone, repeatUnanswered } from '../../feedback/unanswered.ts';
import { attemptKey, forgetAttempt } from '../../storage/attempt-keys.ts';

type Application = Omit<Schema<'ApplyRefundBody'>, 'idempotency_key'>;

/**
 * Applies for a refund, exactly once. An attempt without an answer is repeated at once under its idempotency key, and then
 * looked for among the order's cases. Where it is not found, its key stays for whatever the customer sends next, changed
 * or not and over a reload too: had it arrived all the same, the server refuses another body under that key, and the
 * case that it opened is the answer.
 */
export function useApplyRefund({ id, refunds }: Pick<Schema<'Order'>, 'id' | 'refunds'>) {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({ ...applyRefund(), meta: errorShownInPlace });
  const [isUnanswered, setUnanswered] = useState(false);
  const name = `refund.${id}`;

  /** The newest case of the order, if it is another than the customer has seen. */
  const findOpened = async (seen: ReadonlySet<number>): Promise<Schema<'Refund'> | undefined> => {
    const order = await queries.fetchQuery({ ...orderQuery(id), staleTime: 0, retry: false });
    const newest = order.refunds[0];
    if (newest === undefined || seen.has(newest.id)) return undefined;
    return queries.fetchQuery({ ...refundQuery(newest.id), staleTime: 0, retry: false });
  };
  const send = async (application: Application): Promise<Schema<'Refund'>> => {
    const seen = new Set(refunds.map((refund) => refund.id));
    const body = { ...application, idempotency_key: attemptKey(name, { order_id: id }) };
    try {
      return await repeatUnanswered(() => mutateAsync(body));
    } catch (error) {
      const isConflict = isApiError(error) && error.reason === 'idempotency_conflict';
      if (!isConflict && !mayBeDone(error)) throw error;
      const opened = await findOpened(isConflict ? new Set() : seen).catch(() => undefined);
      if (opened === undefined || !(isConflict || isSame(opened, application))) throw error;
      return opened;
    }
  };
  const apply = async (application: Application): Promise<Schema<'Refund'>> => {
    setUnanswered(false);
    try {
      const refund = await send(application);
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

/** Whether a case is what was applied for, and not another tab's. */
const isSame = (refund: Schema<'Refund'>, { amount, explanation }: Application) =>
  refund.amount === amount && refund.explanation === explanation;
