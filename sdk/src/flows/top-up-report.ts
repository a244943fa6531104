import { dataOf } from '../attempts/attempt.ts';
import type { Attempt, ContentOf } from '../attempts/attempt-types.ts';
import type { AnyQueryClient } from '../cache/query-client.ts';
import type { SendByQuote } from '../cache/quotes.ts';
import { isApiError } from '../client/api-error.ts';
import type { Schema } from '../client/operation-types.ts';
import type { Uploads } from './uploads.ts';

/** The form's part of the body. Amount, quote and evidence are added when it is sent. */
type Reported<Body> = Body extends unknown ? Omit<Body, 'amount' | 'quote_id' | 'evidence'> : never;

export interface TopUpReport {
  /** Of the operation `createRecharge`. */
  attempt: Pick<Attempt<'createRecharge'>, 'send'>;
  sendBy: SendByQuote<Schema<'RechargeQuote'>>;
  /** The picture that proves the transfer. */
  evidence: Pick<Uploads, 'send'>;
}

/** Refusals that mean that the available methods or networks have changed. */
const OUTDATED = ['method_closed', 'network_unsupported'];

/**
 * Reports a top-up with its evidence, once (B5.15), by the quote that the customer has seen (`sendQuoted`). Rejects with
 * the error of a quote, of the upload or of the report; if the methods have changed, they are read again.
 */
export const reportTopUp = async (
  queryClient: AnyQueryClient,
  { attempt, sendBy, evidence }: TopUpReport,
  report: Reported<ContentOf<'createRecharge'>>,
): Promise<Schema<'Recharge'>> => {
  try {
    return await evidence.send(async ([picture = '']) =>
      dataOf(await sendBy(({ amount, quote_id }) => attempt.send({ ...report, amount, quote_id, evidence: picture }))),
    );
  } catch (error) {
    if (isApiError(error) && OUTDATED.includes(error.reason))
      for (const read of ['listRechargeMethods', 'listBlockchains'])
        void queryClient.invalidateQueries({ queryKey: [read] });
    throw error;
  }
};
