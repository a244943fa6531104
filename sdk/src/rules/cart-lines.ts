import type { Schema } from '../client/operation-types.ts';

type Cart = Schema<'Cart'>;
type CartLine = Schema<'CartLine'>;

/** The lines of all shops that can be ordered. */
export const validLines = (cart: Pick<Cart, 'groups'>): CartLine[] => cart.groups.flatMap(({ lines }) => lines);

/** The line with this id, if it can be ordered. */
export const validLine = (cart: Cart | undefined, id: number): CartLine | undefined =>
  cart && validLines(cart).find((line) => line.id === id);

/** The line of an SKU, whether it can be ordered or not. */
export const lineOfSku = (cart: Cart, skuId: number): CartLine | undefined =>
  [...validLines(cart), ...cart.invalid].find(({ sku_id }) => sku_id === skuId);

/** How many pieces of an SKU are in the cart. */
export const quantityInCart = (cart: Cart | undefined, skuId: number): number =>
  (cart && lineOfSku(cart, skuId)?.quantity) ?? 0;
