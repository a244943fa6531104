import { mutation } from './mutation.ts';
import type { ArgsOf } from './operation.ts';
import { infinite, query } from './query.ts';
import { MINUTE_MS } from './timing.ts';

/** The networks to recharge by, each with the address to send to. */
export const blockchainsQuery = query('listBlockchains', () => ({}));

export const rechargeMethodsQuery = query('listRechargeMethods', () => ({}));

export const rechargeList = infinite('listRecharges');

export const withdrawalInfoQuery = query('getWithdrawalInfo', () => ({}));

/** Fee and arrival of a withdrawal; never old, for its answer names the quote that the withdrawal must carry. */
export const withdrawalQuoteQuery = query(
  'quoteWithdrawal',
  (of: ArgsOf<'quoteWithdrawal'>['query']) => ({ query: of }),
  {
    staleTime: 0,
    gcTime: MINUTE_MS,
  },
);

export const withdrawalList = infinite('listWithdrawals');

export const billList = infinite('listBills');

export const createRecharge = mutation('createRecharge');
export const createWithdrawal = mutation('createWithdrawal');
export const deletePayee = mutation('deletePayee');
