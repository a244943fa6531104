import type { Schema } from '@meridian/sdk';

/** Up to this stock, the page shows how few are left. */
export const LOW_STOCK = 5;

/** The maximum quantity and its reason: the shop's limit per customer, a low stock, or the stock. */
export interface QuantityLimit {
  max: number;
  reason: 'limit' | 'low_stock' | 'stock';
}

/** How many pieces of an SKU can be ordered: the stock, or the limit per customer if that is lower. */
export function quantityLimit({ stock, limit }: Pick<Schema<'Sku'>, 'stock' | 'limit'>): QuantityLimit {
  if (limit !== null && limit <= stock) return { max: limit, reason: 'limit' };
  return { max: stock, reason: stock <= LOW_STOCK ? 'low_stock' : 'stock' };
}

/** The error of a quantity, if any. `NaN` stands for text that is not a number. */
export function quantityError(quantity: number, max: number): 'invalid' | 'too_many' | undefined {
  if (!Number.isInteger(quantity) || quantity < 1) return 'invalid';
  return quantity > max ? 'too_many' : undefined;
}

/** The cart line of an SKU, valid or invalid. */
export function cartLine(cart: Schema<'Cart'>, skuId: number): Schema<'CartLine'> | undefined {
  const lines = [...cart.groups.flatMap((group) => group.lines), ...cart.invalid];
  return lines.find(({ sku_id }) => sku_id === skuId);
}

/** How many pieces of an SKU are in the cart. */
export function quantityInCart(cart: Schema<'Cart'> | undefined, skuId: number): number {
  return (cart && cartLine(cart, skuId)?.quantity) ?? 0;
}
