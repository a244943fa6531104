import { byCreation, listAsOf } from '../../serializers/as-of.ts';
import { paginate } from '../../serializers/page.ts';
import { serializeWithdrawal } from '../../serializers/wallet.ts';
import type { Customer, Withdrawal } from '../../world/types.ts';
import type { Handler, Refuse } from '../handler.ts';
import { auditMonths } from './audit-months.ts';
import { periodOf } from './period.ts';

const AUDITING = 0;
const CANCELLED = -1;

export const cancelWithdrawal: Handler<'cancelWithdrawal'> = (call) => {
  const withdrawal = ownWithdrawal(call, call.body.withdrawal_id);
  const { id: withdrawal_id, status } = withdrawal;
  if (status !== AUDITING) throw call.refuse('withdrawal_state_changed', { withdrawal_id, status });
  // The ledger counts it as pending no longer: what was held is available again.
  Object.assign(withdrawal, { status: CANCELLED, cancelledAt: call.now, auditAt: null });
  return serializeWithdrawal(call, withdrawal);
};

export const getWithdrawal: Handler<'getWithdrawal'> = (call) =>
  serializeWithdrawal(call, ownWithdrawal(call, call.query.withdrawal_id));

interface OwnCall {
  readonly customer: Customer;
  readonly refuse: Refuse<'withdrawal_not_found'>;
}

function ownWithdrawal({ customer, refuse }: OwnCall, id: number): Withdrawal {
  const withdrawal = customer.withdrawals.find((one) => one.id === id);
  if (!withdrawal) throw refuse('withdrawal_not_found');
  return withdrawal;
}

export const listWithdrawals: Handler<'listWithdrawals'> = (call) => {
  const { customer, query } = call;
  const { status = 'all', type } = query;
  const period = periodOf(query);
  const found = customer.withdrawals
    .filter(
      (one) =>
        (status === 'all' || String(one.status) === status) &&
        (type === undefined || one.type === type) &&
        period.includes(one.createdAt),
    )
    .sort((a, b) => b.createdAt - a.createdAt || b.id - a.id);
  const asOf = listAsOf(call, found, byCreation);
  const page = paginate(query, asOf.found, (withdrawal) => serializeWithdrawal(call, withdrawal));
  const months = auditMonths(period, page.list, asOf.found, ({ amount }) => amount);
  return { ...page, as_of: asOf.as_of, months };
};
