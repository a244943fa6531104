import { splitCents } from '@meridian/sdk/rules';
import { groupBy } from '../../../shared/group-by.ts';
import type { Address, Cents, Product, Shop, Sku, World } from '../types.ts';
import { freightFor } from './products.ts';
import type { PromoResult } from './promos.ts';

/** One specification to order, at the price and in the quantity of this moment. */
export interface OrderLine {
  /** The cart line it comes from; null for a product bought at once. */
  readonly lineId: number | null;
  readonly product: Product;
  readonly sku: Sku;
  readonly quantity: number;
  readonly subtotal: Cents;
}

/** A difference between the cart and what can be ordered. Prices are cents, quantities pieces. */
export type Change = { readonly lineId: number; readonly product: Product } & (
  | { readonly kind: 'price' | 'stock'; readonly before: number; readonly after: number }
  | { readonly kind: 'removed'; readonly before: number; readonly after: null }
);

interface Sums {
  readonly subtotal: Cents;
  readonly freight: Cents;
  readonly discount: Cents;
  /** subtotal + freight − discount */
  readonly total: Cents;
}

/** What one shop would send as one order. */
export interface PricedGroup extends Sums {
  readonly shop: Shop;
  readonly lines: readonly OrderLine[];
}

/** What an order would cost now, in cents; the groups add up to the whole. */
export interface Pricing extends Sums {
  readonly groups: readonly PricedGroup[];
  readonly address: Address | null;
  readonly promo: PromoResult | null;
  readonly changes: readonly Change[];
}

/** What each shop would send of these lines, with its part of a discount. */
export function priceGroups(world: World, lines: readonly OrderLine[], discount: Cents): PricedGroup[] {
  const groups = [...groupBy(lines, ({ product }) => product.shopId)].flatMap(([shopId, own]) => {
    const shop = world.shops.get(shopId);
    return shop ? [{ shop, lines: own, subtotal: own.reduce((sum, { subtotal }) => sum + subtotal, 0) }] : [];
  });
  // By the goods before the discount, so that a code never makes the freight dearer.
  const discounts = splitCents(
    discount,
    groups.map(({ subtotal }) => subtotal),
  );
  return groups.map((group, index) => {
    const freight = freightFor(group.shop, group.subtotal);
    const own = discounts[index] ?? 0;
    return { ...group, freight, discount: own, total: group.subtotal + freight - own };
  });
}
