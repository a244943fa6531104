import { splitCents } from '@meridian/sdk/rules';
import { groupBy } from '../../../shared/group-by.ts';
import type { Address, Cents, Product, Shop, Sku, World } from '../types.ts';
import { freightFor } from './products.ts';
import type { PromoResult } from './promos.ts';

/** One SKU to order, at its current price and in the available quantity. */
export interface OrderLine {
  /** Its cart line; null for a product bought directly. */
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

/** The current price of an order, in cents; the groups add up to the whole. */
export interface Pricing extends Sums {
  readonly groups: readonly PricedGroup[];
  readonly address: Address | null;
  readonly promo: PromoResult | null;
  readonly changes: readonly Change[];
}

/** Groups lines by shop, each with its part of the discount. */
export function priceGroups(world: World, lines: readonly OrderLine[], discount: Cents): PricedGroup[] {
  const groups = [...groupBy(lines, ({ product }) => product.shopId)].flatMap(([shopId, own]) => {
    const shop = world.shops.get(shopId);
    return shop ? [{ shop, lines: own, subtotal: own.reduce((sum, { subtotal }) => sum + subtotal, 0) }] : [];
  });
  // Based on the goods before the discount, so that a code never raises the freight.
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
