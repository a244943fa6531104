import type { Schema } from '@meridian/sdk';
import { type ContentOf, dataOf } from '@meridian/sdk/attempts';
import { applyRefund, refundQuery } from '@meridian/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useAttempt } from '../../feedback/use-attempt.ts';

/** Applies for a refund once. If an earlier application arrived after all, returns the case that it opened (B5.15). */
export function useApplyRefund({ id, refunds }: Pick<Schema<'Order'>, 'id' | 'refunds'>) {
  const queries = useQueryClient();
  const { isUnanswered, send } = useAttempt(applyRefund, { name: String(id) });
  return {
    apply: async (application: ContentOf<'applyRefund'>): Promise<Schema<'Refund'>> => {
      const next = await send(application, { after: Math.max(0, ...refunds.map((refund) => refund.id)) });
      if (next.name === 'settled' && next.by === 'answer') return next.data;
      return queries.fetchQuery({ ...refundQuery(dataOf(next).id), staleTime: 0, retry: false });
    },
    isUnanswered,
  };
}
