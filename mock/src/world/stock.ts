import { groupBy } from '../../shared/group-by.ts';
import type { Product, Sku, World } from './types.ts';

/** Pieces of one SKU, as in a cart line or an order item. */
export interface Pieces {
  readonly productId: number;
  readonly skuId: number;
  readonly quantity: number;
}

export interface Offer {
  readonly product: Product;
  readonly sku: Sku;
}

/** A product and its SKU; undefined if either does not exist (any more). */
export const findOffer = (world: World, productId: number, skuId: number): Offer | undefined => {
  const product = world.products.get(productId);
  const sku = product?.skus.find(({ id }) => id === skuId);
  return product && sku ? { product, sku } : undefined;
};

const summed = (pieces: readonly Pieces[]): Pieces[] => {
  const bySku = groupBy(pieces, ({ skuId }) => skuId);
  return [...bySku.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, quantity: same.reduce((sum, { quantity }) => sum + quantity, 0) }] : [];
  });
};

/**
 * Takes pieces from the stock, all or none. Returns the pieces with too little stock, with the stock left; empty if
 * everything was taken.
 */
export const takeStock = (world: World, pieces: readonly Pieces[]): { pieces: Pieces; stock: number }[] => {
  const wanted = summed(pieces).map((one) => ({
    pieces: one,
    sku: findOffer(world, one.productId, one.skuId)?.sku,
  }));
  const short = wanted.flatMap(({ pieces: one, sku }) => {
    const stock = sku?.stock ?? 0;
    return stock < one.quantity ? [{ pieces: one, stock }] : [];
  });
  if (short.length > 0) return short;
  for (const { pieces: one, sku } of wanted) if (sku) sku.stock -= one.quantity;
  return [];
};

/** Returns pieces to the stock, for example after a cancellation. Pieces of a removed SKU are lost. */
export const returnStock = (world: World, pieces: readonly Pieces[]): void => {
  for (const { productId, skuId, quantity } of pieces) {
    const offer = findOffer(world, productId, skuId);
    if (offer) offer.sku.stock += quantity;
  }
};
