import type { QuoteDirection } from '@meridian/sdk/flows';
import { compareMoney, parseMoneyInput } from '@meridian/sdk/rules';
import * as v from 'valibot';
import { currentFormats } from '../../i18n/formats.ts';
import { Id, optional } from '../../navigation/search-params.ts';
import { Return } from '../../session/public-routes.ts';

/** The router parses `amount=12.30` as a number. It stays as it is and is read with `wantedOf`. */
const Sum = optional(v.union([v.string(), v.number()]));

/** The amount that a payment lacks, and the path back to the payment. */
const wanted = { amount: Sum, return: Return };

export const TopUpSearch = v.object({
  ...wanted,
  /** The method, for the form that has no screen of its own. */
  method: optional(v.literal('manual')),
  /** The id of a reported top-up. */
  recharge: optional(Id),
});

export const CardTopUpSearch = v.object({
  ...wanted,
  /** The id of a card payment. The provider's page adds it to the URL that it returns to (createCardPayment). */
  payment_id: optional(Id),
});

export const WalletTopUpSearch = v.object({
  ...wanted,
  /** The network chosen at first. */
  network: optional(v.string()),
  recharge: optional(Id),
});

/** The purpose of a top-up. */
export interface Wanted {
  /** In dollars, as a decimal string with two places; undefined if the URL names no amount. */
  amount: string | undefined;
  /** A path of this app. */
  returnTo: string | undefined;
}

/** Returns the purpose that a URL names. */
export function wantedOf(search: Pick<v.InferOutput<typeof CardTopUpSearch>, keyof typeof wanted>): Wanted {
  const amount = parseMoneyInput(String(search.amount ?? ''));
  const isSum = amount !== undefined && compareMoney(amount, '0.00') > 0;
  return { amount: isSum ? amount : undefined, returnTo: search.return };
}

/** The amount of a top-up form. */
export interface TypedSum {
  sum: string;
  direction: QuoteDirection;
}

/**
 * Returns the initial amount. A shortfall is an amount to arrive, whatever the fee, but at least the smallest top-up.
 * Without a shortfall, the customer types the amount to pay.
 */
export function firstSum(shortfall: string | undefined, min: string): TypedSum {
  if (shortfall === undefined) return { sum: '', direction: 'amount' };
  const sum = compareMoney(shortfall, min) < 0 ? min : shortfall;
  return { sum: currentFormats().amount(sum), direction: 'arrival' };
}
