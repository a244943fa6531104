import { written } from './cache-effects.ts';
import { mutation } from './mutation.ts';
import type { ArgsOf, Schema } from './operation.ts';
import { infinite, query } from './query.ts';

export const refundList = infinite('listRefunds');

export const refundQuery = query('getRefund', (id: number) => ({ query: { id } }));

/** The reasons for a type of refund; all of them if none is given. */
export const refundReasonsQuery = query('listRefundReasons', (of: ArgsOf<'listRefundReasons'>['query'] = {}) => ({
  query: of,
}));

const wholeRefund = { write: (refund: Schema<'Refund'>) => [written(refundQuery(refund.id), refund)] };

export const applyRefund = mutation('applyRefund', wholeRefund);
export const cancelRefund = mutation('cancelRefund', wholeRefund);

/** Tells the shop which parcel the goods come back in. */
export const shipRefund = mutation('shipRefund', wholeRefund);
