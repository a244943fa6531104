import { AUDIT_STATUS } from '@meridian/sdk/rules';
import { notify } from '../handlers/notify.ts';
import { rechargeBill, withdrawalBill } from '../world/bills.ts';
import { DATA } from '../world/data/data.ts';
import { post } from '../world/ledger.ts';
import { networkOf, txHashOf } from '../world/seed/networks.ts';
import { news } from '../world/texts/news.ts';
import type { Customer, Recharge, Text, Withdrawal, World } from '../world/types.ts';
import { type Job, NEVER } from './job.ts';

/** A customer's recharge or withdrawal under audit. */
interface Audited<Kind extends Recharge | Withdrawal> {
  readonly customer: Customer;
  readonly one: Kind;
}

const { transferNotFound, otherAddress, otherName } = DATA.wallet.refuseReasons;

function refusalOf({ policy }: World, { network, address }: Recharge): Text | null {
  if (policy.audits === 'refuse') return transferNotFound;
  const known = networkOf(network);
  return known && known.address !== address ? otherAddress : null;
}

/** Passes a top-up, which credits its amount less the fee, or refuses it, which moves no money. */
export const auditRecharge: Job<Audited<Recharge>> = {
  dueAt: (_, { one }) => (one.status === AUDIT_STATUS.auditing ? (one.auditAt ?? NEVER) : NEVER),
  run(world, { customer, one }, at) {
    one.auditedAt = at;
    one.auditAt = null;
    const reason = refusalOf(world, one);
    if (reason) {
      one.status = AUDIT_STATUS.refused;
      one.refuseReason = reason;
      notify(world, customer, news.rechargeRefused(one.amount, reason), at);
      return;
    }
    one.status = AUDIT_STATUS.passed;
    // The audit has found the hash of a transaction reported without one.
    if (one.network !== null) one.txHash ??= txHashOf(one.network, one.sn);
    post(world, customer, rechargeBill(one, at));
    notify(world, customer, news.rechargePassed(one.amount - one.fee), at);
  },
};

/** Passes a withdrawal, which debits the held amount, or refuses it, which releases the amount. */
export const auditWithdrawal: Job<Audited<Withdrawal>> = {
  dueAt: (_, { one }) => (one.status === AUDIT_STATUS.auditing ? (one.auditAt ?? NEVER) : NEVER),
  run(world, { customer, one }, at) {
    one.auditedAt = at;
    one.auditAt = null;
    if (world.policy.audits === 'refuse') {
      one.status = AUDIT_STATUS.refused;
      one.refuseReason = otherName;
      notify(world, customer, news.withdrawalRefused(one.amount, otherName), at);
      return;
    }
    // Before the bill: until the status changes, the withdrawal itself holds the amount.
    one.status = AUDIT_STATUS.passed;
    if (one.network !== null) one.txHash = txHashOf(one.network, one.sn);
    post(world, customer, withdrawalBill(one, at));
    notify(world, customer, news.withdrawalPassed(one.amount - one.fee), at);
  },
};
