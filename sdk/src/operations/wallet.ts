import { mutation } from '../cache/mutation.ts';
import { infiniteQuery, query } from '../cache/query.ts';
import type { ArgsOf } from '../client/operation-types.ts';
import { MINUTE_MS } from './durations.ts';

/** The networks to recharge by, each with the address to send to. */
export const blockchainsQuery = query('listBlockchains', () => ({}));

export const rechargeMethodsQuery = query('listRechargeMethods', () => ({}));

export const rechargeList = infiniteQuery('listRecharges');

export const withdrawalInfoQuery = query('getWithdrawalInfo', () => ({}));

/** Fee and arrival of a withdrawal; always stale, since the withdrawal must carry the id of a quote that is still valid. */
export const withdrawalQuoteQuery = query(
  'quoteWithdrawal',
  (of: ArgsOf<'quoteWithdrawal'>['query']) => ({ query: of }),
  {
    staleTime: 0,
    gcTime: MINUTE_MS,
  },
);

export const withdrawalList = infiniteQuery('listWithdrawals');

export const billList = infiniteQuery('listBills');

export const createRecharge = mutation('createRecharge');
export const createWithdrawal = mutation('createWithdrawal');

/** A card or an address to withdraw to, usable 24 hours later. */
export const addPayee = mutation('addPayee');
export const deletePayee = mutation('deletePayee');
