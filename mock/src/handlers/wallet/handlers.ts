import type { Handlers } from '../handler.ts';
import { listBills } from './bills.ts';
import { listRechargeMethods } from './methods.ts';
import { listBlockchains } from './networks.ts';
import { deletePayee } from './payees.ts';
import { createRecharge, listRecharges } from './recharges.ts';
import { getWithdrawalInfo, quoteWithdrawal } from './withdrawal-quotes.ts';
import { createWithdrawal, listWithdrawals } from './withdrawals.ts';

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
