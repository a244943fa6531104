import { cacheEntry } from '../cache/cache-updates.ts';
import { mutation } from '../cache/mutation.ts';
import { infiniteQuery, query } from '../cache/query.ts';
import type { ArgsOf, Schema } from '../client/operation-types.ts';
import { MINUTE_MS } from './durations.ts';

export const refundList = infiniteQuery('listRefunds');

export const refundQuery = query('getRefund', (id: number) => ({ query: { id } }));

/** The reasons for a type of refund; all of them if none is given. */
export const refundReasonsQuery = query('listRefundReasons', (of: ArgsOf<'listRefundReasons'>['query'] = {}) => ({
  query: of,
}));

/** What a refund would bring, and why not more. A POST that changes nothing, so it is a query, always stale. */
export const refundQuoteQuery = query('quoteRefund', (body: ArgsOf<'quoteRefund'>['body']) => ({ body }), {
  staleTime: 0,
  gcTime: MINUTE_MS,
});

const wholeRefund = { cacheEntries: (refund: Schema<'Refund'>) => [cacheEntry(refundQuery(refund.id), refund)] };

/** The same idempotency key never opens a second case. */
export const applyRefund = mutation('applyRefund', wholeRefund);
export const cancelRefund = mutation('cancelRefund', wholeRefund);

/** Tells the shop which parcel the goods come back in. */
export const shipRefund = mutation('shipRefund', wholeRefund);

/** Lets the platform decide a case that the shop has refused. */
export const escalateRefund = mutation('escalateRefund', wholeRefund);
