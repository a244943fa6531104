import { cacheEntry } from '../cache/cache-updates.ts';
import { mutation } from '../cache/mutation.ts';
import { query } from '../cache/query.ts';
import type { Schema } from '../client/operation-types.ts';

/** The whole cart at the prices and stock of this moment. */
export const cartQuery = query('getCart', () => ({}));

// Every mutation answers with the whole cart; they are sent serially, so that the cart written last is the newest.
const wholeCart = { scope: 'cart', cacheEntries: (cart: Schema<'Cart'>) => [cacheEntry(cartQuery(), cart)] };

/** Puts pieces of one specification into the cart, once for each `idempotency_key`; answers the whole cart. */
export const addCartLine = mutation('addCartLine', wholeCart);

/** An absolute quantity, or another specification; with `version` not over what another device has changed. */
export const updateCartLine = mutation('updateCartLine', wholeCart);

/** Takes lines out of the cart; answers the whole cart. */
export const deleteCartLines = mutation('deleteCartLines', wholeCart);

/** Undoes `deleteCartLines` for five minutes: the lines come back as they were. */
export const restoreCartLines = mutation('restoreCartLines', wholeCart);
