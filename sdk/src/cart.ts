import { written } from './cache-effects.ts';
import { mutation } from './mutation.ts';
import type { Schema } from './operation.ts';
import { query } from './query.ts';

export const cartQuery = query('getCart', () => ({}));

// Every change answers with the whole cart; one is sent after the other, so that the cart written last is the newest.
const wholeCart = { scope: 'cart', write: (cart: Schema<'Cart'>) => [written(cartQuery(), cart)] };

export const addCartLine = mutation('addCartLine', wholeCart);

/** An absolute quantity, or another specification. */
export const updateCartLine = mutation('updateCartLine', wholeCart);

export const deleteCartLines = mutation('deleteCartLines', wholeCart);
