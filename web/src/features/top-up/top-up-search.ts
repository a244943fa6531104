import type { Schema } from '@meridian/sdk';
import { compareMoney, parseMoneyInput } from '@meridian/sdk/rules';
import * as v from 'valibot';
import { Id, optional } from '../../navigation/search-params.ts';
import { Return } from '../../session/public-routes.ts';

/** The router parses `amount=12.30` as a number; it is left as it is, and read with `sumOf`. */
const Sum = optional(v.union([v.string(), v.number()]));

/** What is missing for a payment, and the way back to it. */
const wanted = { amount: Sum, return: Return };

export const TopUpSearch = v.object({
  ...wanted,
  /** The form of a method that has no screen of its own. */
  method: optional(v.literal('manual')),
  /** A top-up that was reported. */
  recharge: optional(Id),
});

export const CardTopUpSearch = v.object({
  ...wanted,
  /** A card payment; the provider's page adds it to the address that it leads back to (createCardPayment). */
  payment_id: optional(Id),
});

export const WalletTopUpSearch = v.object({ ...wanted, recharge: optional(Id) });

/** What a top-up is for. */
export interface Wanted {
  /** In dollars, as a decimal string with two places; undefined where the address names no amount. */
  amount: string | undefined;
  /** A path of this app. */
  returnTo: string | undefined;
}

/** What an address asks for. */
export function wantedOf(search: v.InferOutput<typeof WalletTopUpSearch>): Wanted {
  const amount = parseMoneyInput(String(search.amount ?? ''));
  const isSum = amount !== undefined && compareMoney(amount, '0.00') > 0;
  return { amount: isSum ? amount : undefined, returnTo: search.return };
}

/** The address of a screen for topping up. A path, so that the amount keeps its cents: the router would write a number. */
export function topUpPath(
  screen: '/topUp' | '/cardTopUp' | '/walletTopUp',
  { amount, returnTo, method }: Partial<Wanted> & { method?: 'manual' },
): string {
  const search = new URLSearchParams();
  if (method !== undefined) search.set('method', method);
  if (amount !== undefined) search.set('amount', amount);
  if (returnTo !== undefined) search.set('return', returnTo);
  return search.size === 0 ? screen : `${screen}?${search}`;
}

/** Where a top-up that was refused is reported again, with better evidence. */
export function reportAgainPath({ method, amount }: Pick<Schema<'Recharge'>, 'method' | 'amount'>): string {
  return method === 'onchain'
    ? topUpPath('/walletTopUp', { amount })
    : topUpPath('/topUp', { method: 'manual', amount });
}

/** What a form for a top-up begins with. */
export interface FirstSum {
  sum: string;
  direction: 'amount' | 'arrival';
}

/**
 * What is missing for a payment has to arrive, whatever the fee; no less than the smallest top-up. Without a shortfall
 * the customer types what is paid.
 */
export function firstSum(shortfall: string | undefined, min: string): FirstSum {
  if (shortfall === undefined) return { sum: '', direction: 'amount' };
  return { sum: compareMoney(shortfall, min) < 0 ? min : shortfall, direction: 'arrival' };
}
