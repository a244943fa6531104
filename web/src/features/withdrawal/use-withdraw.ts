import type { Schema } from '@meridian/sdk';
import { createSignedWithdrawal } from '@meridian/sdk/flows';
import { useQueryClient } from '@tanstack/react-query';
import { useEffectEvent } from 'react';
import { useCodeAttempt } from '../../entities/wallet/use-code-attempt.ts';
import { toasts } from '../../feedback/toasts.ts';
import { successMessages } from '../../i18n/success-messages.ts';

export type Withdraw = ReturnType<typeof useWithdraw>;

/**
 * Applies for a withdrawal once. `onApplied` is called once it is known that the application was received. An equal
 * application in another tab since the quote counts as this one (B5.15).
 */
export function useWithdraw(onApplied: (withdrawal: Schema<'Withdrawal'>) => void) {
  const queries = useQueryClient();
  const onSettled = useEffectEvent(({ data }: { data: Schema<'Withdrawal'> }) => {
    toasts.done(successMessages.drawSuccess);
    onApplied(data);
  });
  const { signed, ...attempt } = useCodeAttempt((options) =>
    createSignedWithdrawal(queries, { ...options, onSettled }),
  );
  return { ...attempt, apply: signed.apply };
}
