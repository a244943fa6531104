import { cacheEntry } from '../cache/cache-updates.ts';
import { mutation } from '../cache/mutation.ts';
import { infiniteQuery, query } from '../cache/query.ts';
import type { ArgsOf, Schema } from '../client/operation-types.ts';
import { MINUTE_MS } from './durations.ts';

/** The networks for a top-up, each with the address to send to. */
export const blockchainsQuery = query('listBlockchains', () => ({}));

/** The ways to top up, with limits, fee and usual time. */
export const rechargeMethodsQuery = query('listRechargeMethods', () => ({}));

/** Fee, arrival and coins of a top-up; always stale, since a top-up must name a quote that is still valid. */
export const rechargeQuoteQuery = query('quoteRecharge', (of: ArgsOf<'quoteRecharge'>['query']) => ({ query: of }), {
  staleTime: 0,
  gcTime: MINUTE_MS,
});

/** The top-ups of the customer, newest first. */
export const rechargeList = infiniteQuery('listRecharges');

/** One top-up with its steps. */
export const rechargeQuery = query('getRecharge', (rechargeId: number) => ({ query: { recharge_id: rechargeId } }));

/** The outcome of a card payment; always stale, since it changes at the provider. */
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

/** The bills as a file. Its address expires after minutes, so it is fetched on demand and not cached. */
export const billExportQuery = query('exportBills', (of: ArgsOf<'exportBills'>['query']) => ({ query: of }), {
  staleTime: 0,
  gcTime: 0,
});

/** Reports a top-up that has been sent, with its evidence, for audit. */
export const createRecharge = mutation('createRecharge', {
  cacheEntries: (recharge) => [cacheEntry(rechargeQuery(recharge.id), recharge)],
});

/** Begins a top-up by card; the answer has the provider's page. */
export const createCardPayment = mutation('createCardPayment', {
  cacheEntries: (payment) => [cacheEntry(cardPaymentQuery(payment.id), payment)],
});

const wholeWithdrawal = {
  cacheEntries: (withdrawal: Schema<'Withdrawal'>) => [cacheEntry(withdrawalQuery(withdrawal.id), withdrawal)],
};

/** Applies for a withdrawal to a payee. */
export const createWithdrawal = mutation('createWithdrawal', wholeWithdrawal);

/** Cancels a withdrawal under audit. */
export const cancelWithdrawal = mutation('cancelWithdrawal', wholeWithdrawal);

/** Adds a card or an address to withdraw to; usable after 24 hours. */
export const addPayee = mutation('addPayee');

/** Deletes a saved payee. */
export const deletePayee = mutation('deletePayee');
