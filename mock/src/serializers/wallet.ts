import type { Schema } from '@meridian/sdk';
import { fromCents } from '@meridian/sdk/rules';
import type { Bill, Payee, Recharge, Withdrawal } from '../world/types.ts';
import type { SerializerContext } from './context.ts';
import { toTime, toTimeOrNull } from './time.ts';

/** The contract's Bill. */
export const serializeBill = ({ text }: Pick<SerializerContext, 'text'>, bill: Bill): Schema<'Bill'> => ({
  id: bill.id,
  type: bill.type,
  title: text(bill.title),
  amount: fromCents(bill.amount),
  balance_after: fromCents(bill.balanceAfter),
  created_at: toTime(bill.createdAt),
  source: { kind: bill.source.kind, id: bill.source.id },
});

const PASSED = 1;

/** The contract's Recharge. */
export const serializeRecharge = (
  { text, privatePicture }: Pick<SerializerContext, 'text' | 'privatePicture'>,
  recharge: Recharge,
): Schema<'Recharge'> => ({
  id: recharge.id,
  sn: recharge.sn,
  method: recharge.method,
  network: recharge.network,
  address: recharge.address,
  amount: fromCents(recharge.amount),
  fee: fromCents(recharge.fee),
  arrival: recharge.status === PASSED ? fromCents(recharge.amount - recharge.fee) : null,
  evidence: recharge.evidence === null ? null : privatePicture(recharge.evidence),
  status: recharge.status,
  refuse_reason: recharge.refuseReason && text(recharge.refuseReason),
  created_at: toTime(recharge.createdAt),
  audited_at: toTimeOrNull(recharge.auditedAt),
});

/** A card by its last four digits. The full number is in no answer. */
const maskCard = (number: string): string => `**** ${number.slice(-4)}`;

/** An address by both its ends. */
const maskAddress = (address: string): string => `${address.slice(0, 4)}…${address.slice(-4)}`;

/** The contract's Withdrawal. */
export const serializeWithdrawal = (
  { text }: Pick<SerializerContext, 'text'>,
  withdrawal: Withdrawal,
): Schema<'Withdrawal'> => ({
  id: withdrawal.id,
  sn: withdrawal.sn,
  type: withdrawal.type,
  amount: fromCents(withdrawal.amount),
  fee: fromCents(withdrawal.fee),
  arrival: fromCents(withdrawal.amount - withdrawal.fee),
  bank_card_number: withdrawal.bankCardNumber && maskCard(withdrawal.bankCardNumber),
  bank_name: withdrawal.bankName,
  network: withdrawal.network,
  address: withdrawal.address && maskAddress(withdrawal.address),
  status: withdrawal.status,
  refuse_reason: withdrawal.refuseReason && text(withdrawal.refuseReason),
  created_at: toTime(withdrawal.createdAt),
  audited_at: toTimeOrNull(withdrawal.auditedAt),
});

/** The contract's Payee. */
export const serializePayee = (payee: Payee): Schema<'Payee'> => ({
  id: payee.id,
  type: payee.type,
  label:
    payee.type === 'bank'
      ? `${payee.bankName} ${maskCard(payee.bankCardNumber ?? '')}`
      : `${payee.network} ${maskAddress(payee.address ?? '')}`,
  bank_name: payee.bankName,
  network: payee.network,
  last_used_at: toTime(payee.lastUsedAt),
});
