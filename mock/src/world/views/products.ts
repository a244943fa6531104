import type { Cents, Product, Shop, World } from '../types.ts';

export interface PriceRange {
  readonly min: Cents;
  readonly max: Cents;
  /** The market price of the cheapest sku, where it has one. */
  readonly market: Cents | null;
}

/** What a product costs, in cents: from the cheapest to the dearest sku. */
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

/** Pieces in stock over all skus. */
export const stockOf = (product: Product): number => {
  let stock = 0;
  for (const sku of product.skus) stock += sku.stock;
  return stock;
};

/** What a product's page says: removed (also when its shop has closed), sold out, or on sale. */
export const productState = (world: World, product: Product): 'on_sale' | 'sold_out' | 'removed' => {
  if (!isListed(world, product)) return 'removed';
  return stockOf(product) > 0 ? 'on_sale' : 'sold_out';
};

/** Whether a product may appear in lists: not removed, and its shop is open. Sold-out ones stay listed. */
export const isListed = (world: World, product: Product): boolean =>
  product.status === 'on_sale' && world.shops.get(product.shopId)?.status === 'open';

/** Freight of one shop for goods worth this much, in cents. */
export const freightFor = ({ freight }: Pick<Shop, 'freight'>, subtotal: Cents): Cents =>
  freight.freeFrom !== null && subtotal >= freight.freeFrom ? 0 : freight.fee;

/** How many like a product, in this world and before it. */
export const likesOf = (world: World, product: Product): number => {
  let likes = product.earlierLikes;
  for (const customer of world.customers.values()) {
    if (customer.likes.some(({ productId }) => productId === product.id)) likes += 1;
  }
  return likes;
};
