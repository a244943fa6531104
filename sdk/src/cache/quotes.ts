import type { QueryOptions } from '@tanstack/query-core';
import { ApiError, isApiError } from '../client/api-error.ts';
import type { OperationId, Schema } from '../client/operation-types.ts';
import { abortedIfCancelled } from './aborted-fetch.ts';
import type { AnyQueryClient } from './query-client.ts';

/** A quote of a top-up or of a withdrawal. */
export type MoneyQuote = Schema<'RechargeQuote'> | Schema<'WithdrawalQuote'>;

/** The key of a quote’s query: its operation first. */
export type QuoteKey = readonly [OperationId, ...unknown[]];

/** The options of a quote: `rechargeQuoteQuery({ method: 'card', amount: '49.90' })`. */
export interface QuoteQuery<Quote extends MoneyQuote, Failure, Key extends QuoteKey>
  extends QueryOptions<Quote, Failure, Quote, Key> {
  queryKey: Key;
}

/** The server's time has whole seconds: a second later, the quote has expired for the server too. */
const QUOTE_MARGIN_MS = 1000;

/** How long a quote is still valid, in milliseconds: by the server's clock, as of when the answer came. */
const quoteTimeLeft = ({ valid_until, server_time }: MoneyQuote, receivedAt: number): number =>
  Math.max(0, Date.parse(valid_until) - Date.parse(server_time) - (Date.now() - receivedAt));

interface ShownQuote {
  state: { data: MoneyQuote | undefined; dataUpdatedAt: number; error: unknown };
}

/** Options of an observer of a quote's query: the quote stays the same until it expires, and is then fetched again. */
export const quoteRenewal = {
  // As of its arrival, not of now.
  staleTime: ({ state: { data } }: ShownQuote): number => (data === undefined ? 0 : quoteTimeLeft(data, Date.now())),
  refetchInterval: ({ state: { data, dataUpdatedAt, error } }: ShownQuote): number | false =>
    data === undefined || error !== null ? false : quoteTimeLeft(data, dataUpdatedAt) + QUOTE_MARGIN_MS,
};

const hasSameFigures = (a: MoneyQuote, b: MoneyQuote) =>
  a.amount === b.amount &&
  a.fee === b.fee &&
  a.arrival === b.arrival &&
  a.onchain?.coin_amount === b.onchain?.coin_amount;

/** The quote while it is valid; fetched if there is none, or if `isNew`. Rejects with the error of the call. */
export const validQuote = <Quote extends MoneyQuote, Failure, Key extends QuoteKey>(
  queryClient: AnyQueryClient,
  query: QuoteQuery<Quote, Failure, Key>,
  isNew = false,
): Promise<Quote> => {
  const known = queryClient.getQueryState<Quote>(query.queryKey);
  const isValid = known?.data !== undefined && quoteTimeLeft(known.data, known.dataUpdatedAt) > QUOTE_MARGIN_MS;
  const staleTime = isNew || !isValid ? 0 : Number.POSITIVE_INFINITY;
  return queryClient.fetchQuery({ ...query, staleTime }).catch(abortedIfCancelled(query.queryKey[0]));
};

/** `(send) => sendQuoted(queryClient, query, send)`, with the quote of the sum on screen. */
export type SendByQuote<Quote extends MoneyQuote> = <State extends { name: string; error?: unknown }>(
  send: (quote: Quote) => Promise<State>,
) => Promise<State>;

/**
 * Sends what needs a quote: `sendQuoted(queryClient, query, ({ amount, quote_id }) => attempt.send({ amount, quote_id,
 * … }))`. An expired quote is renewed: unchanged figures are sent with the new quote; changed ones, which the customer
 * has not seen, are not, and are cached. Rejects with `quote_expired` then, and with the error of a quote.
 */
export const sendQuoted = async <
  Quote extends MoneyQuote,
  Failure,
  Key extends QuoteKey,
  State extends { name: string; error?: unknown },
>(
  queryClient: AnyQueryClient,
  query: QuoteQuery<Quote, Failure, Key>,
  send: (quote: Quote) => Promise<State>,
): Promise<State> => {
  const [operation] = query.queryKey;
  const seen = queryClient.getQueryData<Quote>(query.queryKey);
  const quote = await validQuote(queryClient, query);
  if (seen !== undefined && !hasSameFigures(seen, quote))
    throw new ApiError({ kind: 'business', operation, reason: 'quote_expired' });
  let state = await send(quote);
  if (state.name === 'refused' && isApiError(state.error) && state.error.reason === 'quote_expired') {
    const next = await validQuote(queryClient, query, true);
    if (hasSameFigures(quote, next)) state = await send(next);
  }
  // A quote can be used once.
  if (state.name === 'settled') queryClient.removeQueries({ queryKey: [operation] });
  return state;
};
