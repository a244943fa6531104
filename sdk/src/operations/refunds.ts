import { cacheEntry } from '../cache/cache-updates.ts';
import { mutation } from '../cache/mutation.ts';
import { infiniteQuery, query } from '../cache/query.ts';
import type { ArgsOf, Schema } from '../client/operation-types.ts';
import { MINUTE_MS } from './durations.ts';

/** The refund cases of the customer, newest first. */
export const refundList = infiniteQuery('listRefunds');

/** Everything about one refund case: every step so far, and the allowed actions. */
export const refundQuery = query('getRefund', (refundId: number) => ({ query: { refund_id: refundId } }));

/** The amount of a refund, and why it is not more. A POST that changes nothing: a query, always stale. */
export const refundQuoteQuery = query('quoteRefund', (body: ArgsOf<'quoteRefund'>['body']) => ({ body }), {
  staleTime: 0,
  gcTime: MINUTE_MS,
});

const wholeRefund = { cacheEntries: (refund: Schema<'Refund'>) => [cacheEntry(refundQuery(refund.id), refund)] };

/** Opens a refund case for pieces of an order. The same idempotency key never opens a second one. */
export const applyRefund = mutation('applyRefund', wholeRefund);

/** What a change of mind brings back. A POST that changes nothing: a query, always stale. */
export const changeOfMindQuote = query('quoteChangeOfMind', (body: ArgsOf<'quoteChangeOfMind'>['body']) => ({ body }), {
  staleTime: 0,
  gcTime: MINUTE_MS,
});

/** Undoes pieces of an order without a reason. The same idempotency key never undoes more. */
export const declareChangeOfMind = mutation('declareChangeOfMind', wholeRefund);

/** Withdraws a refund case. */
export const cancelRefund = mutation('cancelRefund', wholeRefund);

/** Tells the shop which parcel returns the goods. */
export const shipRefund = mutation('shipRefund', wholeRefund);

/** Asks the platform to decide a case that the shop has refused. */
export const escalateRefund = mutation('escalateRefund', wholeRefund);
