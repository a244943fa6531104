import type { Schema } from '@meridian/sdk';
import { nextId } from '../../world/ids.ts';
import { findOffer } from '../../world/stock.ts';
import type { CartLine, Customer, Instant, Product, Sku, World } from '../../world/types.ts';
import type { Refuse } from '../handler.ts';

/** Lines a cart holds at most, valid and invalid together. */
export const CART_LINES = 200;

/** Pieces one line holds at most, whatever is in stock. */
const LINE_PIECES = 999;

/** Lines as the cart shows them: the one added last first. */
export const inCartOrder = (cart: readonly CartLine[]): CartLine[] =>
  cart.toSorted((a, b) => b.addedAt - a.addedAt || b.id - a.id);

/** Why a line cannot be ordered now, the reason that is hardest to cure; null when it can. */
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

/** Pieces in the cart that can be ordered: the number on the badge. */
export const countPieces = (world: World, { cart }: Customer): number =>
  cart.reduce((sum, line) => sum + (invalidReason(world, line) === null ? line.quantity : 0), 0);

/** The greatest quantity to offer for a specification, and what bounds it; nothing of one that is gone. */
export const quantityLimit = (
  sku: Pick<Sku, 'stock' | 'limit'> | undefined,
): { readonly max: number; readonly reason: Schema<'CartQuantityLimit'> } => {
  const { stock, limit } = sku ?? { stock: 0, limit: null };
  if (limit !== null && limit < stock && limit <= LINE_PIECES) return { max: limit, reason: 'customer' };
  return stock <= LINE_PIECES ? { max: stock, reason: 'stock' } : { max: LINE_PIECES, reason: 'line' };
};

/** Counts the cart's version up, and notes it at the lines that were changed. */
export const noteCartChange = (customer: Customer, lines: readonly CartLine[] = []): void => {
  customer.cartVersion += 1;
  for (const line of lines) line.changedIn = customer.cartVersion;
};

/** Takes lines out of a cart and gives them. */
export const takeLines = (customer: Customer, ids: ReadonlySet<number | null>): CartLine[] => {
  const taken = customer.cart.filter(({ id }) => ids.has(id));
  if (taken.length === 0) return [];
  customer.cart = customer.cart.filter(({ id }) => !ids.has(id));
  noteCartChange(customer);
  return taken;
};

/** A product and one of its specifications. */
interface Choice {
  readonly product: Product;
  readonly sku: Sku;
}

/** Whether there are so many and one customer may buy so many. Throws `out_of_stock` or `limit_exceeded`. */
export const checkPieces = (
  { refuse }: { readonly refuse: Refuse<'out_of_stock' | 'limit_exceeded'> },
  { product, sku }: Choice,
  quantity: number,
): void => {
  const { id, stock } = sku;
  const limit = Math.min(sku.limit ?? LINE_PIECES, LINE_PIECES);
  if (quantity > stock) throw refuse('out_of_stock', { product_id: product.id, sku_id: id, stock });
  if (quantity > limit) throw refuse('limit_exceeded', { limit });
};

/** The cart's line for a specification; there is at most one. */
export const lineOf = ({ cart }: Customer, skuId: number): CartLine | undefined =>
  cart.find((line) => line.skuId === skuId);

/**
 * Puts pieces into a cart: raises the specification's line, which keeps its price, or makes a new one at today's.
 * Stock, limit and the number of lines are the caller's to check.
 */
export const addPieces = (
  { world, customer, now }: { readonly world: World; readonly customer: Customer; readonly now: Instant },
  { product, sku }: Choice,
  quantity: number,
): void => {
  const line = lineOf(customer, sku.id);
  if (line) {
    line.quantity += quantity;
    line.addedAt = now;
    noteCartChange(customer, [line]);
    return;
  }
  const added: CartLine = {
    id: nextId(world, 'line'),
    productId: product.id,
    skuId: sku.id,
    quantity,
    priceWhenAdded: sku.price,
    addedAt: now,
    changedIn: 0,
  };
  customer.cart.push(added);
  noteCartChange(customer, [added]);
};
