import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { amountForArrival, fromCents, toCents } from '@meridian/sdk/rules';
import { invalidRequest } from '../../invalid-request.ts';
import { toTime } from '../../serializers/time.ts';
import { type Network, networkOf } from '../../world/seed/networks.ts';
import type { Cents, Instant, Quote, RechargeQuote } from '../../world/types.ts';
import type { Call, CallPart } from '../handler.ts';

/** The terms of a quote of either kind. */
export const newTerms = (network: Network | undefined, amount: Cents, fee: Cents, validUntil: Instant) => ({
  id: randomUUID(),
  network: network?.network ?? null,
  amount,
  fee,
  rate: network?.rate ?? null,
  validUntil,
});

export const serializeTerms = (
  { id, network, amount, fee, validUntil }: ReturnType<typeof newTerms>,
  now: Instant,
) => ({
  quote_id: id,
  network,
  amount: fromCents(amount),
  fee: fromCents(fee),
  arrival: fromCents(amount - fee),
  valid_until: toTime(validUntil),
  server_time: toTime(now),
});

type Query = Call<'quoteRecharge' | 'quoteWithdrawal'>['query'];

/** The network of an on-chain quote. Throws HttpError 422 without one, `network_unsupported` for an unknown one. */
export function quotedNetwork({ query, refuse }: CallPart<never, 'network_unsupported'> & { query: Query }): Network {
  if (query.network === undefined) throw invalidRequest({ field: 'network', message: 'network is required on-chain' });
  const network = networkOf(query.network);
  if (!network) throw refuse('network_unsupported');
  return network;
}

/** The amount to quote, given by either amount or arrival. Throws HttpError 422 for neither and for both. */
export function amountAsked({ amount, arrival }: Query, feeOf: (amount: Cents) => Cents): Cents {
  if (amount !== undefined && arrival === undefined) return toCents(amount);
  if (arrival !== undefined && amount === undefined) return amountForArrival(toCents(arrival), feeOf);
  throw invalidRequest({ field: 'amount', message: 'amount or arrival is required, and only one of them' });
}

/** The quote with this id. Throws `quote_expired` if it is unknown, used, expired or for something else. */
export function findQuote<One extends Quote | RechargeQuote>(
  { now, refuse }: CallPart<'now', 'quote_expired'>,
  quotes: readonly One[],
  quoteId: string,
  terms: Partial<One>,
): One {
  const quote = quotes.find(({ id }) => id === quoteId);
  if (quote && now < quote.validUntil && isDeepStrictEqual({ ...quote, ...terms }, quote)) return quote;
  throw refuse('quote_expired');
}
