import { nextId } from '../../world/ids.ts';
import type { CartLine, Customer, Instant, Product, Sku, World } from '../../world/types.ts';
import { LINE_PIECES } from '../../world/views/cart-lines.ts';
import type { CallPart } from '../handler.ts';

/** Increments the cart's version and stores it in the changed lines. */
export const noteCartChange = (customer: Customer, lines: readonly CartLine[] = []): void => {
  customer.cartVersion += 1;
  for (const line of lines) line.changedIn = customer.cartVersion;
};

/** Removes lines from a cart and returns them. */
export const takeLines = (customer: Customer, ids: ReadonlySet<number | null>): CartLine[] => {
  const taken = customer.cart.filter(({ id }) => ids.has(id));
  if (taken.length === 0) return [];
  customer.cart = customer.cart.filter(({ id }) => !ids.has(id));
  noteCartChange(customer);
  return taken;
};

interface Choice {
  readonly product: Product;
  readonly sku: Sku;
}

/** Checks stock and the limit per customer. Throws `out_of_stock` or `limit_exceeded`. */
export const checkPieces = (
  { refuse }: CallPart<never, 'out_of_stock' | 'limit_exceeded'>,
  { product, sku }: Choice,
  quantity: number,
): void => {
  const { id, stock } = sku;
  const limit = Math.min(sku.limit ?? LINE_PIECES, LINE_PIECES);
  if (quantity > stock) throw refuse('out_of_stock', { product_id: product.id, sku_id: id, stock });
  if (quantity > limit) throw refuse('limit_exceeded', { limit });
};

/** The cart's line for a SKU; there is at most one. */
export const lineOf = ({ cart }: Customer, skuId: number): CartLine | undefined =>
  cart.find((line) => line.skuId === skuId);

/**
 * Adds pieces to a cart: raises the SKU's line, which keeps its price, or adds a line at the current price. The caller
 * checks stock, limit and the number of lines.
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
