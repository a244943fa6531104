import type { Schema } from '@meridian/sdk';
import { refundQuery } from '@meridian/sdk/react';
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';

type Refund = Schema<'Refund'>;

/**
 * A step of the customer in a case. When it fails, the case is asked for: an answer may have been lost, or another tab
 * may have taken the step, and then it is done.
 */
export function useCaseStep<Failure, Body extends { refund_id: number }>(
  options: UseMutationOptions<Refund, Failure, Body>,
  isDone: (refund: Refund, body: Body) => boolean,
): (body: Body) => Promise<Refund> {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({ ...options, meta: errorShownInPlace });
  return async (body) => {
    try {
      return await mutateAsync(body);
    } catch (error) {
      const known = await queries
        .fetchQuery({ ...refundQuery(body.refund_id), staleTime: 0, retry: false })
        .catch(() => undefined);
      if (known !== undefined && isDone(known, body)) return known;
      throw error;
    }
  };
}
