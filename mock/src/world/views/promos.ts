import type { Schema } from '@meridian/sdk';
import { permilleOf } from '@meridian/sdk/rules';
import { DAY } from '../clock.ts';
import type { Cents, Customer, Instant, World } from '../types.ts';

interface Promo {
  /** The minimum subtotal of all goods, in cents. */
  readonly minimum: Cents;
  /** Only goods of this category count. */
  readonly category?: Schema<'CategoryCode'>;
  /** How long before the world's start the code expired; without it the code is unlimited. */
  readonly endedBefore?: number;
  /** The discount on the goods that count, in cents. */
  discount(goods: Cents): Cents;
}

/** The codes of this world; a customer can use each once (contract: OrderQuote, PromoReason). */
const PROMOS: ReadonlyMap<string, Promo> = new Map([
  ['WELCOME10', { minimum: 0, discount: (goods) => Math.min(permilleOf(goods, 100), 2_000) }],
  ['BIG50', { minimum: 30_000, discount: () => 5_000 }],
  ['TENTS', { minimum: 0, category: 'outdoors', discount: (goods) => permilleOf(goods, 100) }],
  ['EXPIRED5', { minimum: 0, endedBefore: 20 * DAY, discount: () => 500 }],
  ['SUMMER26', { minimum: 0, endedBefore: 80 * DAY, discount: (goods) => permilleOf(goods, 150) }],
] satisfies [string, Promo][]);

/** The properties of goods that a code depends on. */
interface Goods {
  readonly product: { readonly categoryId: number };
  readonly subtotal: Cents;
}

interface PromoCall {
  readonly world: World;
  readonly customer: Customer;
  readonly now: Instant;
}

/** The result of a code: its discount in cents, or why it is refused. */
export type PromoResult =
  | { readonly accepted: true; readonly code: string; readonly discount: Cents }
  | { readonly accepted: false; readonly code: string; readonly reason: Schema<'PromoReason'> };

/** A code as it is stored and compared: case-insensitive. */
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
