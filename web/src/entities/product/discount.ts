import type { Schema } from '@meridian/sdk';
import { discountPercent } from '@meridian/sdk/rules';

/** How much cheaper a product is than its market price, in whole percent; 0 if it is sold out. */
export function discountOf({ price, market_price, stock }: Schema<'ProductCard'>): number {
  return market_price === null || stock === 0 ? 0 : discountPercent(price, market_price);
}
