import type { Schema } from '@meridian/sdk';

type Cart = Schema<'Cart'>;
type CartLine = Schema<'CartLine'>;

/** The lines that can be ordered, of all shops. */
export function validLines(cart: Pick<Cart, 'groups'>): CartLine[] {
  return cart.groups.flatMap(({ lines }) => lines);
}

/** A line that can be ordered, by its id. */
export function validLine(cart: Cart | undefined, id: number): CartLine | undefined {
  return cart && validLines(cart).find((line) => line.id === id);
}
