import { mutation } from '../cache/mutation.ts';
import { infiniteQuery, query } from '../cache/query.ts';
import type { ArgsOf } from '../client/operation-types.ts';
import { MINUTE_MS } from './durations.ts';

/** The networks to recharge by, each with the address to send to. */
export const blockchainsQuery = query('listBlockchains', () => ({}));

/** The ways to top up, with limits, fee and usual time. */
export const rechargeMethodsQuery = query('listRechargeMethods', () => ({}));

/** Fee, arrival and coins of a top-up; always stale, since what is begun with it must name a quote that is still valid. */
export const rechargeQuoteQuery = query('quoteRecharge', (of: ArgsOf<'quoteRecharge'>['query']) => ({ query: of }), {
  staleTime: 0,
  gcTime: MINUTE_MS,
});

/** The top-ups of the customer, newest first. */
export const rechargeList = infiniteQuery('listRecharges');

/** One top-up with its steps. */
export const rechargeQuery = query('getRecharge', (rechargeId: number) => ({ query: { recharge_id: rechargeId } }));

/** What came of a card payment; always stale, for it changes at the provider. */
export const cardPaymentQuery = query(
  'getCardPayment',
  (cardPaymentId: number) => ({ query: { card_payment_id: cardPaymentId } }),
  { staleTime: 0 },
);

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

/** One withdrawal with its steps. */
export const withdrawalQuery = query('getWithdrawal', (withdrawalId: number) => ({
  query: { withdrawal_id: withdrawalId },
}));

/** Every movement of the balance, newest first. */
export const billList = infiniteQuery('listBills');

/** The bills as a file: its address is good for minutes, so it is asked for when it is wanted and not kept. */
export const billExportQuery = query('exportBills', (of: ArgsOf<'exportBills'>['query']) => ({ query: of }), {
  staleTime: 0,
  gcTime: 0,
});

/** Reports a top-up that has been sent, with its evidence, for audit. */
export const createRecharge = mutation('createRecharge');

/** Begins a top-up by card; the answer has the provider's page. */
export const createCardPayment = mutation('createCardPayment');

/** Applies for a withdrawal to a payee. */
export const createWithdrawal = mutation('createWithdrawal');

/** Takes back a withdrawal under audit. */
export const cancelWithdrawal = mutation('cancelWithdrawal');

/** Adds a card or an address to withdraw to, usable 24 hours later. */
export const addPayee = mutation('addPayee');

/** Forgets a saved payee. */
export const deletePayee = mutation('deletePayee');
