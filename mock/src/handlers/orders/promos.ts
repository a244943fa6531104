import type { Schema } from '@meridian/sdk';
import { DAY } from '../../world/clock.ts';
import { share } from '../../world/money.ts';
import type { Cents, Customer, Instant, World } from '../../world/types.ts';

interface Promo {
  /** The smallest subtotal of all goods, in cents. */
  readonly minimum: Cents;
  /** Only goods of this category count. */
  readonly category?: Schema<'CategoryCode'>;
  /** How long before the world's beginning the code ended; left out, it goes on. */
  readonly endedBefore?: number;
  /** The discount on the goods that count, in cents. */
  discount(goods: Cents): Cents;
}

/** The codes of this world; each can be used once by a customer (contract: OrderQuote, PromoReason). */
const PROMOS: ReadonlyMap<string, Promo> = new Map([
  ['WELCOME10', { minimum: 0, discount: (goods) => Math.min(share(goods, 100), 2_000) }],
  ['BIG50', { minimum: 30_000, discount: () => 5_000 }],
  ['TENTS', { minimum: 0, category: 'outdoors', discount: (goods) => share(goods, 100) }],
  ['EXPIRED5', { minimum: 0, endedBefore: 20 * DAY, discount: () => 500 }],
  ['SUMMER26', { minimum: 0, endedBefore: 80 * DAY, discount: (goods) => share(goods, 150) }],
] satisfies [string, Promo][]);

/** Goods as far as a code looks at them. */
export interface Goods {
  readonly product: { readonly categoryId: number };
  readonly subtotal: Cents;
}

interface PromoCall {
  readonly world: World;
  readonly customer: Customer;
  readonly now: Instant;
}

/** What became of a code: its discount in cents, or why it does not count. */
export type PromoResult =
  | { readonly accepted: true; readonly code: string; readonly discount: Cents }
  | { readonly accepted: false; readonly code: string; readonly reason: Schema<'PromoReason'> };

/** A code as it is kept and compared: without regard to case. */
export const promoKey = (code: string): string => code.toUpperCase();

export function applyPromo({ world, customer, now }: PromoCall, code: string, goods: readonly Goods[]): PromoResult {
  const refused = (reason: Schema<'PromoReason'>): PromoResult => ({ accepted: false, code, reason });
  const key = promoKey(code);
  const promo = PROMOS.get(key);
  if (!promo) return refused('unknown');
  if (promo.endedBefore !== undefined && now >= world.epoch - promo.endedBefore) return refused('expired');
  if (customer.usedPromos.includes(key)) return refused('used');
  if (sum(goods) < promo.minimum) return refused('minimum_not_reached');
  const category = promo.category && world.categories.find((one) => one.code === promo.category);
  const counted = category ? goods.filter(({ product }) => product.categoryId === category.id) : goods;
  if (counted.length === 0) return refused('not_for_these_items');
  const base = sum(counted);
  return { accepted: true, code, discount: Math.min(promo.discount(base), base) };
}

const sum = (goods: readonly Goods[]): Cents => goods.reduce((total, { subtotal }) => total + subtotal, 0);

/**
 * Splits an amount in proportion to the parts, to the cent: each share is rounded down, and the cents left over go to
 * the parts that lost most by it, the first one among equals. The shares add up to the amount, and none is more than
 * its part as long as the amount is not more than all parts.
 */
export function split(amount: Cents, parts: readonly Cents[]): Cents[] {
  const whole = parts.reduce((total, part) => total + part, 0);
  if (whole === 0) return parts.map(() => 0);
  const shares = parts.map((part) => Math.floor((amount * part) / whole));
  let left = amount - shares.reduce((total, one) => total + one, 0);
  const losses = parts
    .map((part, index) => ({ index, loss: (amount * part) % whole }))
    .sort((a, b) => b.loss - a.loss || a.index - b.index);
  for (const { index } of losses) {
    if (left === 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}
