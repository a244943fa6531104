import type { Schema } from '@meridian/sdk';
import {
  createWithdrawal,
  type MoneyQuote,
  runMutation,
  userInfoQuery,
  verifyPayCode,
  withdrawalInfoQuery,
} from '@meridian/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCodeAttempt } from '../../entities/wallet/use-code-attempt.ts';
import type { QuoteState } from '../../entities/wallet/use-quote.ts';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { toasts } from '../../feedback/toasts.ts';
import { successMessages } from '../../i18n/success-messages.ts';

export type Withdraw = ReturnType<typeof useWithdraw>;

interface WithdrawOptions {
  quote: Pick<QuoteState<MoneyQuote>, 'sendBy'>;
  /** Called once it is known that the application was received. */
  onApplied: (withdrawal: Schema<'Withdrawal'>) => void;
}

/** Applies for a withdrawal once. An equal application in another tab since the quote counts as this one (B5.15). */
export function useWithdraw({ quote, onApplied }: WithdrawOptions) {
  const queries = useQueryClient();
  const { run, state, ...attempt } = useCodeAttempt(createWithdrawal, {
    // A wrong code counts as a try in this call, before the application is sent. Repeating the latter is then safe.
    before: ({ pay_code }) => runMutation(queries, { ...verifyPayCode(), meta: errorShownInPlace }, { pay_code }),
    repeats: true,
    readAgain: [userInfoQuery().queryKey, withdrawalInfoQuery().queryKey],
    onSettled: ({ data }) => {
      toasts.done(successMessages.drawSuccess);
      onApplied(data);
    },
  });
  return {
    ...attempt,
    // After the attempt is settled, nothing more can be signed until the sheet has closed. What a check has
    // found stays behind it until it is rendered.
    isSending: attempt.isSending || state.name === 'settled',
    checking:
      state.name === 'settled' && state.by !== 'answer'
        ? { isUnreachable: false, onCheck: () => undefined }
        : attempt.checking,
    apply: (payee_id: number, { server_time: since }: MoneyQuote, pay_code: string) =>
      run((send) => quote.sendBy(({ amount, quote_id }) => send({ payee_id, amount, quote_id, pay_code }, { since }))),
  };
}
