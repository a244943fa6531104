import type { Cents, Product, Shop, World } from '../types.ts';

export interface PriceRange {
  readonly min: Cents;
  readonly max: Cents;
  /** The market price of the cheapest SKU, if it has one. */
  readonly market: Cents | null;
}

/** The prices of a product, in cents: from its cheapest to its most expensive SKU. */
export const priceRange = (product: Product): PriceRange => {
  let min = Number.POSITIVE_INFINITY;
  let max = 0;
  let market: Cents | null = null;
  for (const { price, marketPrice } of product.skus) {
    if (price < min) {
      min = price;
      market = marketPrice;
    }
    if (price > max) max = price;
  }
  return { min: product.skus.length > 0 ? min : 0, max, market };
};

/** The stock over all SKUs. */
export const stockOf = (product: Product): number => {
  let stock = 0;
  for (const sku of product.skus) stock += sku.stock;
  return stock;
};

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
export const likesOf = (world: World, product: Product): number => {
  let likes = product.earlierLikes;
  for (const customer of world.customers.values()) {
    if (customer.likes.some(({ productId }) => productId === product.id)) likes += 1;
  }
  return likes;
};
