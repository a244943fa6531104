import { AUDIT_STATUS } from '@meridian/sdk/rules';
import { nextId, serial } from './ids.ts';
import type { Customer, Recharge, Withdrawal, World } from './types.ts';

type Made<Transfer, Needed extends keyof Transfer> = Pick<Transfer, Needed> & Partial<Omit<Transfer, 'id' | 'sn'>>;

const UNAUDITED = {
  network: null,
  address: null,
  txHash: null,
  rate: null,
  status: AUDIT_STATUS.auditing,
  refuseReason: null,
  auditedAt: null,
  auditAt: null,
};

/** Adds a top-up: without proof and audit, unless it is made with them. */
export function addRecharge(
  world: World,
  customer: Customer,
  made: Made<Recharge, 'method' | 'amount' | 'fee' | 'createdAt'>,
): Recharge {
  const id = nextId(world, 'recharge');
  const sn = serial('T', made.createdAt, id);
  const recharge: Recharge = { id, sn, ...UNAUDITED, evidence: null, reference: null, paymentId: null, ...made };
  customer.recharges.push(recharge);
  return recharge;
}

/** Adds a withdrawal: without audit, unless it is made with one. The ledger counts it as pending until then. */
export function addWithdrawal(
  world: World,
  customer: Customer,
  made: Made<Withdrawal, 'type' | 'amount' | 'fee' | 'createdAt' | 'bankCardNumber' | 'bankName' | 'cardHolder'>,
): Withdrawal {
  const id = nextId(world, 'withdrawal');
  const sn = serial('W', made.createdAt, id);
  const withdrawal: Withdrawal = { id, sn, ...UNAUDITED, payeeId: null, cancelledAt: null, ...made };
  customer.withdrawals.push(withdrawal);
  return withdrawal;
}
