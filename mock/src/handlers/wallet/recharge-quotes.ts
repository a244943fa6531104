import { serializeCoins } from '../../serializers/onchain.ts';
import { fillText } from '../../text.ts';
import { MINUTE } from '../../world/clock.ts';
import { DATA } from '../../world/data/data.ts';
import { amountText } from '../../world/texts/amount-text.ts';
import type { Customer, RechargeQuote } from '../../world/types.ts';
import type { CallPart, Handler } from '../handler.ts';
import { CARD_FEE, rechargeFeeOf } from './limits.ts';
import { checkRechargeRange, openMethod, rechargeRange } from './methods.ts';
import { amountAsked, findQuote, newTerms, quotedNetwork, serializeTerms } from './quotes.ts';

const VALID_FOR = 30 * MINUTE;
const { rechargeRules } = DATA.wallet;

export const quoteRecharge: Handler<'quoteRecharge'> = (call) => {
  const { customer, now, query, text } = call;
  const { method } = query;
  const open = openMethod(call, method);
  const network = method === 'onchain' ? quotedNetwork(call) : undefined;
  const feeOf = rechargeFeeOf(method, network);
  const amount = amountAsked(query, feeOf);
  checkRechargeRange(call, amount, rechargeRange(open, network));
  const fee = feeOf(amount);
  const quote = { ...newTerms(network, amount, fee, now + VALID_FOR), method };
  customer.rechargeQuotes = [...customer.rechargeQuotes.filter(({ validUntil }) => validUntil > now), quote];
  return {
    ...serializeTerms(quote, now),
    method,
    rule: text(fillText(rechargeRules[method], { ...CARD_FEE.values, fee: amountText(fee) })),
    onchain: network ? serializeCoins(network, amount, 'up') : null,
  };
};

/** The quote for exactly this top-up. Throws `quote_expired`. */
export const findRechargeQuote = (
  call: CallPart<'customer' | 'now', 'quote_expired'>,
  quoteId: string,
  terms: Pick<RechargeQuote, 'amount' | 'network' | 'method'>,
): RechargeQuote => findQuote(call, call.customer.rechargeQuotes, quoteId, terms);

/** Removes a used quote: each is valid once. */
export function takeRechargeQuote(
  { customer }: { readonly customer: Customer },
  quote: RechargeQuote | undefined,
): void {
  customer.rechargeQuotes = customer.rechargeQuotes.filter((one) => one !== quote);
}
