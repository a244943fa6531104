import type { Handlers } from './handler.ts';
import { listBills } from './wallet/bills.ts';
import { listRechargeMethods } from './wallet/methods.ts';
import { listBlockchains } from './wallet/networks.ts';
import { deletePayee } from './wallet/payees.ts';
import { createRecharge, listRecharges } from './wallet/recharges.ts';
import { getWithdrawalInfo, quoteWithdrawal } from './wallet/withdrawal-quotes.ts';
import { createWithdrawal, listWithdrawals } from './wallet/withdrawals.ts';

/** Tag wallet: money into the balance and out of it. */
export const walletHandlers = {
  listBlockchains,
  listRechargeMethods,
  createRecharge,
  listRecharges,
  quoteWithdrawal,
  getWithdrawalInfo,
  createWithdrawal,
  listWithdrawals,
  deletePayee,
  listBills,
} satisfies Handlers;
