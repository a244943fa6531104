import { cacheEntry } from '../cache/cache-updates.ts';
import { mutation } from '../cache/mutation.ts';
import { query } from '../cache/query.ts';
import type { Schema } from '../client/operation-types.ts';

/** The whole cart at current prices and stock. */
export const cartQuery = query('getCart', () => ({}));

// Every mutation returns the whole cart. They are sent serially, so that the cart written last is the newest.
const wholeCart = { scope: 'cart', cacheEntries: (cart: Schema<'Cart'>) => [cacheEntry(cartQuery(), cart)] };

/** Adds pieces of one SKU to the cart, once for each `idempotency_key`; returns the whole cart. */
export const addCartLine = mutation('addCartLine', wholeCart);

/** Sets a line's quantity or SKU. With `version` it does not overwrite a change from another device. */
export const updateCartLine = mutation('updateCartLine', wholeCart);

/** Removes lines from the cart; returns the whole cart. */
export const deleteCartLines = mutation('deleteCartLines', wholeCart);

/** Undoes `deleteCartLines` within five minutes: the lines come back as they were. */
export const restoreCartLines = mutation('restoreCartLines', wholeCart);
