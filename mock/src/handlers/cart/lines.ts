import { nextId } from '../../world/ids.ts';
import type { CartLine, Customer, Instant, Product, Sku, World } from '../../world/types.ts';
import { LINE_PIECES } from '../../world/views/cart-lines.ts';
import type { Refuse } from '../handler.ts';

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
