import type { Schema } from '@meridian/sdk';
import { discountPercent } from '@meridian/sdk/rules';

/** How much less a product costs than elsewhere, in whole percent; 0 for what cannot be bought. */
export function discountOf({ price, market_price, stock }: Schema<'ProductCard'>): number {
  return market_price === null || stock === 0 ? 0 : discountPercent(price, market_price);
}
