import { randomUUID } from 'node:crypto';
import { amountForArrival, fromCents, toCents } from '@meridian/sdk/rules';
import { invalidRequest } from '../../invalid-request.ts';
import { serializeCoins } from '../../serializers/onchain.ts';
import { toTime } from '../../serializers/time.ts';
import { fillText } from '../../text.ts';
import { MINUTE } from '../../world/clock.ts';
import { DATA } from '../../world/data/data.ts';
import { type Network, networkOf } from '../../world/seed/networks.ts';
import { amountText } from '../../world/texts/amount-text.ts';
import type { Cents, Recharge, RechargeQuote } from '../../world/types.ts';
import type { Call, CallPart, Handler, Refuse } from '../handler.ts';
import { CARD_FEE, rechargeFeeOf } from './limits.ts';
import { checkRechargeRange, openMethod, rechargeRange } from './methods.ts';

const VALID_FOR = 30 * MINUTE;
const { rechargeRules } = DATA.wallet;

export const quoteRecharge: Handler<'quoteRecharge'> = (call) => {
  const { customer, now, query, text } = call;
  const method = openMethod(call, query.method);
  const network = query.method === 'onchain' ? quotedNetwork(call) : undefined;
  const feeOf = rechargeFeeOf(query.method, network);
  const amount = amountAsked(query, feeOf);
  checkRechargeRange(call, amount, rechargeRange(method, network));
  const fee = feeOf(amount);
  const quote: RechargeQuote = {
    id: randomUUID(),
    method: query.method,
    network: network?.network ?? null,
    amount,
    fee,
    rate: network?.rate ?? null,
    validUntil: now + VALID_FOR,
  };
  customer.rechargeQuotes = [...customer.rechargeQuotes.filter(({ validUntil }) => validUntil > now), quote];
  return {
    quote_id: quote.id,
    method: quote.method,
    network: quote.network,
    amount: fromCents(amount),
    fee: fromCents(fee),
    arrival: fromCents(amount - fee),
    rule: text(fillText(rechargeRules[quote.method], { ...CARD_FEE.values, fee: amountText(fee) })),
    onchain: network ? serializeCoins(network, amount, 'up') : null,
    valid_until: toTime(quote.validUntil),
    server_time: toTime(now),
  };
};

type NetworkCall = Pick<Call<'quoteRecharge' | 'quoteWithdrawal'>, 'query'> & {
  readonly refuse: Refuse<'network_unsupported'>;
};

/** The network of an on-chain quote. Throws HttpError 422 without one, `network_unsupported` for an unknown one. */
export function quotedNetwork({ query, refuse }: NetworkCall): Network {
  if (query.network === undefined) throw invalidRequest({ field: 'network', message: 'network is required on-chain' });
  const network = networkOf(query.network);
  if (!network) throw refuse('network_unsupported');
  return network;
}

interface Asked {
  readonly amount?: string | undefined;
  readonly arrival?: string | undefined;
}

/** The amount to quote, given by either amount or arrival. Throws HttpError 422 for neither and for both. */
export function amountAsked({ amount, arrival }: Asked, feeOf: (amount: Cents) => Cents): Cents {
  if (amount !== undefined && arrival === undefined) return toCents(amount);
  if (arrival !== undefined && amount === undefined) return amountForArrival(toCents(arrival), feeOf);
  throw invalidRequest({ field: 'amount', message: 'amount or arrival is required, and only one of them' });
}

type QuoteCall = CallPart<'customer' | 'now', 'quote_expired'>;

/** What a quote must match exactly. */
type Quoted = Pick<RechargeQuote, 'amount' | 'network'> & { readonly method: Recharge['method'] };

/** The quote with this id. Throws `quote_expired` if it is unknown, used, expired or for something else. */
export function findRechargeQuote({ customer, now, refuse }: QuoteCall, quoteId: string, for_: Quoted): RechargeQuote {
  const quote = customer.rechargeQuotes.find(({ id }) => id === quoteId);
  const fits =
    quote &&
    now < quote.validUntil &&
    quote.method === for_.method &&
    quote.network === for_.network &&
    quote.amount === for_.amount;
  if (!fits) throw refuse('quote_expired');
  return quote;
}

/** Removes a used quote: each is valid once. */
export function takeRechargeQuote({ customer }: Pick<QuoteCall, 'customer'>, quote: RechargeQuote | undefined): void {
  customer.rechargeQuotes = customer.rechargeQuotes.filter((one) => one !== quote);
}
