import { runMutation, withMeta } from '../cache/mutation.ts';
import type { AnyQueryClient } from '../cache/query-client.ts';
import type { SendByQuote } from '../cache/quotes.ts';
import type { Schema } from '../client/operation-types.ts';
import { verifyPayCode } from '../operations/account.ts';
import { userInfoQuery } from '../operations/session.ts';
import { createWithdrawal, withdrawalInfoQuery } from '../operations/wallet.ts';
import { createSignedAttempt, type SignedFlow, type SignedOptions } from './signed-attempt.ts';

/** What the customer has seen and signs. */
export interface WithdrawalApplication {
  payeeId: number;
  sendBy: SendByQuote<Schema<'WithdrawalQuote'>>;
  /** The server's time of the quote on screen (RFC 3339). An equal withdrawal from elsewhere after it counts as this one. */
  since: string;
  payCode: string;
}

export interface SignedWithdrawal extends SignedFlow<'createWithdrawal'> {
  /** Applies by the valid quote, once; with changed figures, not at all (`sendQuoted`). Never rejects. */
  apply: (application: WithdrawalApplication) => void;
}

/** Applies for a withdrawal, signed with the payment code (B5.15). */
export const createSignedWithdrawal = (
  queryClient: AnyQueryClient,
  options: SignedOptions<'createWithdrawal'>,
): SignedWithdrawal => {
  const verify = withMeta(verifyPayCode(), options.meta);
  const signed = createSignedAttempt(queryClient, createWithdrawal, {
    ...options,
    // A wrong code counts as a try in this call, before the application is sent. Repeating the latter is then safe.
    before: ({ pay_code }) => runMutation(queryClient, verify, { pay_code }),
    repeats: true,
    readAgain: [userInfoQuery().queryKey, withdrawalInfoQuery().queryKey],
    noticeOf: (notice) => notice,
  });
  return Object.assign(signed, {
    apply: ({ payeeId, sendBy, since, payCode }: WithdrawalApplication) =>
      void signed.run((send) =>
        sendBy(({ amount, quote_id }) => send({ payee_id: payeeId, amount, quote_id, pay_code: payCode }, { since })),
      ),
  });
};
