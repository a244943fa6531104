import type { Cents, Product, Shop, World } from '../types.ts';

/** The stock over all SKUs. */
export const stockOf = ({ skus }: Product): number => skus.reduce((sum, { stock }) => sum + stock, 0);

/** The state on a product's page: removed (also if its shop has closed), sold out, or on sale. */
export const productState = (world: World, product: Product): 'on_sale' | 'sold_out' | 'removed' => {
  if (!isListed(world, product)) return 'removed';
  return stockOf(product) > 0 ? 'on_sale' : 'sold_out';
};

/** Whether a product may appear in lists: not removed, and its shop is open. Sold-out ones stay listed. */
export const isListed = (world: World, product: Product): boolean =>
  product.status === 'on_sale' && world.shops.get(product.shopId)?.status === 'open';

/** A shop's freight for goods of this value, in cents. */
export const freightFor = ({ freight }: Pick<Shop, 'freight'>, subtotal: Cents): Cents =>
  freight.freeFrom !== null && subtotal >= freight.freeFrom ? 0 : freight.fee;

/** The number of likes of a product, in this world and before it. */
export const likesOf = ({ customers }: World, { id, earlierLikes }: Product): number =>
  earlierLikes + [...customers.values()].filter(({ likes }) => likes.some(({ productId }) => productId === id)).length;
