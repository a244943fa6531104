import type { Schema } from '@meridian/sdk';
import { findOffer } from '../stock.ts';
import type { CartLine, Customer, Sku, World } from '../types.ts';

/** The maximum number of lines in a cart, valid and invalid together. */
export const CART_LINES = 200;

/** The maximum quantity of a line, whatever the stock. */
export const LINE_PIECES = 999;

/** Lines in the cart's order: most recently added first. */
export const inCartOrder = (cart: readonly CartLine[]): CartLine[] =>
  cart.toSorted((a, b) => b.addedAt - a.addedAt || b.id - a.id);

/** Why a line cannot be ordered now, the most permanent reason first; null if it can be ordered. */
export const invalidReason = (
  world: World,
  line: Pick<CartLine, 'productId' | 'skuId'>,
): Schema<'CartInvalidReason'> | null => {
  const product = world.products.get(line.productId);
  if (!product || product.status === 'removed') return 'removed';
  if (world.shops.get(product.shopId)?.status !== 'open') return 'shop_closed';
  const offer = findOffer(world, line.productId, line.skuId);
  if (!offer) return 'spec_gone';
  return offer.sku.stock > 0 ? null : 'sold_out';
};

/** The number of orderable pieces in the cart, as on the badge. */
export const countPieces = (world: World, { cart }: Customer): number =>
  cart.reduce((sum, line) => sum + (invalidReason(world, line) === null ? line.quantity : 0), 0);

/** The maximum quantity to offer for a SKU, and its cause; 0 for a removed SKU. */
export const quantityLimit = (
  sku: Pick<Sku, 'stock' | 'limit'> | undefined,
): { readonly max: number; readonly reason: Schema<'CartQuantityLimit'> } => {
  const { stock, limit } = sku ?? { stock: 0, limit: null };
  if (limit !== null && limit < stock && limit <= LINE_PIECES) return { max: limit, reason: 'customer' };
  return stock <= LINE_PIECES ? { max: stock, reason: 'stock' } : { max: LINE_PIECES, reason: 'line' };
};
