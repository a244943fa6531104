import { randomUUID } from 'node:crypto';
import { fromCents, toCents } from '@meridian/sdk/rules';
import { toTime } from '../../serializers/time.ts';
import { serializePayee } from '../../serializers/wallet.ts';
import { MINUTE } from '../../world/clock.ts';
import { totals } from '../../world/ledger.ts';
import { NETWORKS } from '../../world/seed/networks.ts';
import type { Cents, Customer, Quote } from '../../world/types.ts';
import type { Handler, Refuse } from '../handler.ts';
import { isWithin, WITHDRAWAL_FEES, WITHDRAWAL_RANGE } from './limits.ts';

const VALID_FOR = 10 * MINUTE;

export const quoteWithdrawal: Handler<'quoteWithdrawal'> = (call) => {
  const { customer, now, query, text } = call;
  const amount = toCents(query.amount);
  checkRange(call, amount);
  checkAvailable(call, amount);
  const { of: feeOf, rule } = WITHDRAWAL_FEES[query.type];
  const fee = feeOf(amount);
  const quote: Quote = { id: randomUUID(), type: query.type, amount, fee, validUntil: now + VALID_FOR };
  customer.quotes = [...customer.quotes.filter(({ validUntil }) => validUntil > now), quote];
  return {
    quote_id: quote.id,
    type: quote.type,
    amount: fromCents(amount),
    fee: fromCents(fee),
    arrival: fromCents(amount - fee),
    rule: text(rule),
    valid_until: toTime(quote.validUntil),
    server_time: toTime(now),
  };
};

interface AmountCall {
  readonly customer: Customer;
  readonly refuse: Refuse<'amount_out_of_range' | 'balance_insufficient'>;
}

/** Throws `amount_out_of_range` outside the limits of one withdrawal. */
export function checkRange({ refuse }: AmountCall, amount: Cents): void {
  if (isWithin(amount, WITHDRAWAL_RANGE)) return;
  const { min, max } = WITHDRAWAL_RANGE;
  throw refuse('amount_out_of_range', { min: fromCents(min), max: fromCents(max) });
}

/** Throws `balance_insufficient` for more than is available. */
export function checkAvailable({ customer, refuse }: AmountCall, amount: Cents): void {
  const { available } = totals(customer);
  if (amount <= available) return;
  throw refuse('balance_insufficient', {
    available: fromCents(available),
    shortfall: fromCents(amount - available),
  });
}

export const getWithdrawalInfo: Handler<'getWithdrawalInfo'> = ({ customer, text }) => {
  const { available, pending, total } = totals(customer);
  const { min, max } = WITHDRAWAL_RANGE;
  const most = Math.min(max, available);
  return {
    available: fromCents(available),
    pending: fromCents(pending),
    total: fromCents(total),
    min: fromCents(min),
    max: fromCents(max),
    types: (['bank', 'onchain'] as const).map((type) => ({
      type,
      enabled: true,
      fee_text: text(WITHDRAWAL_FEES[type].short),
      max_amount: fromCents(most < min ? 0 : most),
    })),
    networks: NETWORKS.map(({ network }) => network),
    payees: customer.payees.toSorted((a, b) => b.lastUsedAt - a.lastUsedAt || b.id - a.id).map(serializePayee),
  };
};
