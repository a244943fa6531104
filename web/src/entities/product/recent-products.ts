import type { Schema } from '@meridian/sdk';
import * as v from 'valibot';
import { createPersistedList } from '../../storage/persisted-list.ts';
import { isTint } from '../../ui/tint.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1));

const RecentProduct = v.object({
  id,
  shop_id: id,
  name: v.string(),
  picture: v.string(),
  tint: v.custom<Schema<'ProductCard'>['tint']>((value) => typeof value === 'string' && isTint(value)),
});

/** What is kept of a product that was looked at. No price: it may have changed since. */
export type RecentProduct = v.InferOutput<typeof RecentProduct>;

/** Products that a visitor, or a customer, looked at on this device. */
export const recentProducts = createPersistedList('recent-products', RecentProduct, {
  keyOf: (product) => product.id,
  maxLength: 20,
});

/** Puts a product first among those that were looked at. */
export function rememberProduct({ id, shop, name, picture, tint }: Schema<'ProductCard'>): void {
  recentProducts.add({ id, shop_id: shop.id, name, picture, tint });
}
