import type { Schema } from '@meridian/sdk';

type Cart = Schema<'Cart'>;
type CartLine = Schema<'CartLine'>;

/** The lines of all shops that can be ordered. */
export function validLines(cart: Pick<Cart, 'groups'>): CartLine[] {
  return cart.groups.flatMap(({ lines }) => lines);
}

/** The line with this id, if it can be ordered. */
export function validLine(cart: Cart | undefined, id: number): CartLine | undefined {
  return cart && validLines(cart).find((line) => line.id === id);
}
