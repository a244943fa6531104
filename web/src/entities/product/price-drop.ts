import type { Schema } from '@meridian/sdk';
import { compareMoney } from '@meridian/sdk/rules';

type Liked = Pick<Schema<'LikedProduct'>, 'product' | 'price_when_liked'>;

/** Whether a favourite is in stock at a lower price than when it was liked. */
export function isCheaper({ product, price_when_liked }: Liked): boolean {
  return product.stock > 0 && compareMoney(product.price, price_when_liked) < 0;
}
