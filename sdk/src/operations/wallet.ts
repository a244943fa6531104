import { mutation } from '../cache/mutation.ts';
import { infiniteQuery, query } from '../cache/query.ts';
import type { ArgsOf } from '../client/operation-types.ts';
import { MINUTE_MS } from './durations.ts';

/** The networks to recharge by, each with the address to send to. */
export const blockchainsQuery = query('listBlockchains', () => ({}));

/** The ways to top up, with limits, fee and usual time. */
export const rechargeMethodsQuery = query('listRechargeMethods', () => ({}));

/** The top-ups of the customer, newest first. */
export const rechargeList = infiniteQuery('listRecharges');

/** What the withdrawal form needs: balance, limits, networks, saved payees. */
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

/** The withdrawals of the customer, newest first. */
export const withdrawalList = infiniteQuery('listWithdrawals');

/** Every movement of the balance, newest first. */
export const billList = infiniteQuery('listBills');

/** Reports a top-up that has been sent, with its evidence, for audit. */
export const createRecharge = mutation('createRecharge');

/** Applies for a withdrawal to a card, an address or a saved payee. */
export const createWithdrawal = mutation('createWithdrawal');

/** Forgets a saved payee. */
export const deletePayee = mutation('deletePayee');
