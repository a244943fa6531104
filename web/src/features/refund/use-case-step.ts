import { type ContentOf, dataOf } from '@meridian/sdk/attempts';
import type { MutationFactory } from '@meridian/sdk/react';
import { useAttempt } from '../../feedback/use-attempt.ts';

/** A step of the customer in a case. A step that another tab has already taken succeeds. Rejects if the call fails. */
export function useCaseStep<Op extends 'cancelRefund' | 'escalateRefund' | 'shipRefund'>(
  mutation: MutationFactory<Op>,
) {
  const { send } = useAttempt(mutation);
  return async (body: ContentOf<Op>): Promise<void> => {
    dataOf(await send(body));
  };
}
