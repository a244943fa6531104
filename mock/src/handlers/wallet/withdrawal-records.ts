import { AUDIT_STATUS } from '@meridian/sdk/rules';
import { serializeWithdrawal } from '../../serializers/wallet.ts';
import type { Withdrawal } from '../../world/types.ts';
import type { CallPart, Handler } from '../handler.ts';
import { auditList } from './audit-list.ts';

export const cancelWithdrawal: Handler<'cancelWithdrawal'> = (call) => {
  const withdrawal = ownWithdrawal(call, call.body.withdrawal_id);
  const { id: withdrawal_id, status } = withdrawal;
  if (status !== AUDIT_STATUS.auditing) throw call.refuse('withdrawal_state_changed', { withdrawal_id, status });
  // The ledger no longer counts it as pending: the held amount is available again.
  Object.assign(withdrawal, { status: AUDIT_STATUS.cancelled, cancelledAt: call.now, auditAt: null });
  return serializeWithdrawal(call, withdrawal);
};

export const getWithdrawal: Handler<'getWithdrawal'> = (call) =>
  serializeWithdrawal(call, ownWithdrawal(call, call.query.withdrawal_id));

function ownWithdrawal({ customer, refuse }: CallPart<'customer', 'withdrawal_not_found'>, id: number): Withdrawal {
  const withdrawal = customer.withdrawals.find((one) => one.id === id);
  if (!withdrawal) throw refuse('withdrawal_not_found');
  return withdrawal;
}

export const listWithdrawals: Handler<'listWithdrawals'> = (call) =>
  auditList(call, call.customer.withdrawals, {
    isAsked: ({ type }) => call.query.type === undefined || type === call.query.type,
    serialize: (withdrawal) => serializeWithdrawal(call, withdrawal),
  });
