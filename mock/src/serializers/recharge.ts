import type { Schema } from '@meridian/sdk';
import { formatCents } from '../world/money.ts';
import type { Recharge } from '../world/types.ts';
import { toTime, toTimeOrNull } from './time.ts';
import type { View } from './view.ts';

const PASSED = 1;

/** The contract's Recharge. */
export const rechargeShape = ({ text }: Pick<View, 'text'>, recharge: Recharge): Schema<'Recharge'> => ({
  id: recharge.id,
  sn: recharge.sn,
  method: recharge.method,
  network: recharge.network,
  address: recharge.address,
  amount: formatCents(recharge.amount),
  fee: formatCents(recharge.fee),
  arrival: recharge.status === PASSED ? formatCents(recharge.amount - recharge.fee) : null,
  evidence: recharge.evidence,
  status: recharge.status,
  refuse_reason: recharge.refuseReason && text(recharge.refuseReason),
  created_at: toTime(recharge.createdAt),
  audited_at: toTimeOrNull(recharge.auditedAt),
});
