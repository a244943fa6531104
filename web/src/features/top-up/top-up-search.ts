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

export const WalletTopUpSearch = v.object({
  ...wanted,
  /** The network to begin with. */
  network: optional(v.string()),
  recharge: optional(Id),
});

/** What a top-up is for. */
export interface Wanted {
  /** In dollars, as a decimal string with two places; undefined where the address names no amount. */
  amount: string | undefined;
  /** A path of this app. */
  returnTo: string | undefined;
}

/** What an address asks for. */
export function wantedOf(search: Pick<v.InferOutput<typeof CardTopUpSearch>, keyof typeof wanted>): Wanted {
  const amount = parseMoneyInput(String(search.amount ?? ''));
  const isSum = amount !== undefined && compareMoney(amount, '0.00') > 0;
  return { amount: isSum ? amount : undefined, returnTo: search.return };
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
