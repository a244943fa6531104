import type { Schema } from '@meridian/sdk';

/** The line of a bag that holds a specification, whether it can be ordered now or not. */
export function cartLine(cart: Schema<'Cart'>, skuId: number): Schema<'CartLine'> | undefined {
  const lines = [...cart.groups.flatMap((group) => group.lines), ...cart.invalid];
  return lines.find(({ sku_id }) => sku_id === skuId);
}

/** How many pieces of a specification are in a bag. */
export function quantityInCart(cart: Schema<'Cart'> | undefined, skuId: number): number {
  return (cart && cartLine(cart, skuId)?.quantity) ?? 0;
}

/** An attempt to add that got no answer, and how many pieces are in the bag if it was carried out all the same. */
export interface UnconfirmedAdd {
  skuId: number;
  expected: number;
}

/** Whether an attempt that got no answer was carried out all the same. */
export function wasAdded(cart: Schema<'Cart'>, { skuId, expected }: UnconfirmedAdd): boolean {
  return quantityInCart(cart, skuId) >= expected;
}
