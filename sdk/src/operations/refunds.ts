import { cacheEntry } from '../cache/cache-updates.ts';
import { mutation } from '../cache/mutation.ts';
import { infiniteQuery, query } from '../cache/query.ts';
import type { ArgsOf, Schema } from '../client/operation-types.ts';

export const refundList = infiniteQuery('listRefunds');

export const refundQuery = query('getRefund', (id: number) => ({ query: { id } }));

/** The reasons for a type of refund; all of them if none is given. */
export const refundReasonsQuery = query('listRefundReasons', (of: ArgsOf<'listRefundReasons'>['query'] = {}) => ({
  query: of,
}));

const wholeRefund = { cacheEntries: (refund: Schema<'Refund'>) => [cacheEntry(refundQuery(refund.id), refund)] };

export const applyRefund = mutation('applyRefund', wholeRefund);
export const cancelRefund = mutation('cancelRefund', wholeRefund);

/** Tells the shop which parcel the goods come back in. */
export const shipRefund = mutation('shipRefund', wholeRefund);
