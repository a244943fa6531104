import { cacheEntry } from './cache-updates.ts';
import { mutation } from './mutation.ts';
import type { Schema } from './operation-types.ts';
import { query } from './query.ts';

export const cartQuery = query('getCart', () => ({}));

// Every mutation answers with the whole cart; they are sent serially, so that the cart written last is the newest.
const wholeCart = { scope: 'cart', cacheEntries: (cart: Schema<'Cart'>) => [cacheEntry(cartQuery(), cart)] };

export const addCartLine = mutation('addCartLine', wholeCart);

/** An absolute quantity, or another specification. */
export const updateCartLine = mutation('updateCartLine', wholeCart);

export const deleteCartLines = mutation('deleteCartLines', wholeCart);
