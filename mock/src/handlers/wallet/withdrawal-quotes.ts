import { fromCents } from '@meridian/sdk/rules';
import { serializeCoins } from '../../serializers/onchain.ts';
import { serializePayee } from '../../serializers/wallet.ts';
import { MINUTE } from '../../world/clock.ts';
import { totals } from '../../world/ledger.ts';
import { NETWORKS } from '../../world/seed/networks.ts';
import type { Cents, Withdrawal } from '../../world/types.ts';
import type { CallPart, Handler } from '../handler.ts';
import { isWithin, WITHDRAWAL_FEES, WITHDRAWAL_RANGE } from './limits.ts';
import { amountAsked, newTerms, quotedNetwork, serializeTerms } from './quotes.ts';

const VALID_FOR = 10 * MINUTE;

export const quoteWithdrawal: Handler<'quoteWithdrawal'> = (call) => {
  const { customer, now, query, text } = call;
  const { type } = query;
  checkOpen(call, type);
  const network = type === 'onchain' ? quotedNetwork(call) : undefined;
  const { of: feeOf, rule } = WITHDRAWAL_FEES[type];
  const amount = amountAsked(query, feeOf);
  checkRange(call, amount);
  checkAvailable(call, amount);
  const fee = feeOf(amount);
  const quote = { ...newTerms(network, amount, fee, now + VALID_FOR), type };
  customer.quotes = [...customer.quotes.filter(({ validUntil }) => validUntil > now), quote];
  return {
    ...serializeTerms(quote, now),
    type,
    rule: text(rule),
    onchain: network ? serializeCoins(network, amount - fee, 'down') : null,
  };
};

/** Throws `method_closed` while a type is switched off. */
export function checkOpen({ world, refuse }: CallPart<'world', 'method_closed'>, type: Withdrawal['type']): void {
  if (world.policy.closedWithdrawals.includes(type)) throw refuse('method_closed');
}

/** Throws `amount_out_of_range` outside the limits of one withdrawal. */
export function checkRange({ refuse }: CallPart<never, 'amount_out_of_range'>, amount: Cents): void {
  if (isWithin(amount, WITHDRAWAL_RANGE)) return;
  const { min, max } = WITHDRAWAL_RANGE;
  throw refuse('amount_out_of_range', { min: fromCents(min), max: fromCents(max) });
}

/** Throws `balance_insufficient` for more than is available. */
export function checkAvailable(
  { customer, refuse }: CallPart<'customer', 'balance_insufficient'>,
  amount: Cents,
): void {
  const { available } = totals(customer);
  if (amount <= available) return;
  throw refuse('balance_insufficient', {
    available: fromCents(available),
    shortfall: fromCents(amount - available),
  });
}

export const getWithdrawalInfo: Handler<'getWithdrawalInfo'> = ({ world, customer, text }) => {
  const { available, pending, total } = totals(customer);
  const { min, max } = WITHDRAWAL_RANGE;
  const most = Math.min(max, available);
  return {
    available: fromCents(available),
    pending: fromCents(pending),
    balance: fromCents(total),
    min: fromCents(min),
    max: fromCents(max),
    types: (['bank', 'onchain'] as const).map((type) => ({
      type,
      enabled: !world.policy.closedWithdrawals.includes(type),
      fee_text: text(WITHDRAWAL_FEES[type].short),
      max_amount: fromCents(most < min ? 0 : most),
    })),
    networks: NETWORKS.map(({ network }) => network),
    payees: customer.payees
      .toSorted((a, b) => (b.lastUsedAt ?? 0) - (a.lastUsedAt ?? 0) || b.id - a.id)
      .map(serializePayee),
  };
};
