import type { Schema } from '@meridian/sdk';
import * as v from 'valibot';
import { Id } from '../../navigation/search-params.ts';
import { createPersistedList } from '../../storage/persisted-list.ts';
import { isTint } from '../../ui/tint.ts';

/** What is stored of a viewed product. Not the price, which may change. */
const RecentProduct = v.object({
  id: Id,
  shop_id: Id,
  name: v.string(),
  picture: v.string(),
  tint: v.custom<Schema<'ProductCard'>['category_code']>((value) => typeof value === 'string' && isTint(value)),
});

/** The products that a visitor or a customer has viewed on this device. */
export const recentProducts = createPersistedList('recent-products', RecentProduct, {
  keyOf: (product) => product.id,
  maxLength: 20,
});

export function rememberProduct({ id, shop, name, picture, category_code: tint }: Schema<'ProductCard'>): void {
  recentProducts.add({ id, shop_id: shop.id, name, picture, tint });
}
