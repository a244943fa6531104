import type { Schema } from '@meridian/sdk';
import { discountPercent } from '@meridian/sdk/rules';

type Reducible = Pick<Schema<'ProductCard'>, 'price' | 'prior_price' | 'stock'>;

/** How much cheaper a product is than before, in whole percent; 0 if it is sold out. */
export function discountOf({ price, prior_price = null, stock }: Reducible): number {
  return prior_price === null || stock === 0 ? 0 : discountPercent(price, prior_price);
}
