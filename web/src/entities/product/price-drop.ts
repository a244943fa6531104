import type { Schema } from '@meridian/sdk';
import { compareMoney } from '@meridian/sdk/rules';

type Liked = Pick<Schema<'LikedProduct'>, 'product' | 'price_when_liked'>;

/** Whether a favourite can be bought for less than when it was marked. */
export function isCheaper({ product, price_when_liked }: Liked): boolean {
  return product.stock > 0 && compareMoney(product.price, price_when_liked) < 0;
}
