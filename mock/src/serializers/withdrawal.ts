import type { Schema } from '@meridian/sdk';
import { formatCents } from '../world/money.ts';
import type { Payee, Withdrawal } from '../world/types.ts';
import { toTime, toTimeOrNull } from './time.ts';
import type { View } from './view.ts';

/** A card by its last four digits. The full number is in no answer. */
const maskCard = (number: string): string => `**** ${number.slice(-4)}`;

/** An address by both its ends. */
const maskAddress = (address: string): string => `${address.slice(0, 4)}…${address.slice(-4)}`;

/** The contract's Withdrawal. */
export const withdrawalShape = ({ text }: Pick<View, 'text'>, withdrawal: Withdrawal): Schema<'Withdrawal'> => ({
  id: withdrawal.id,
  sn: withdrawal.sn,
  type: withdrawal.type,
  amount: formatCents(withdrawal.amount),
  fee: formatCents(withdrawal.fee),
  arrival: formatCents(withdrawal.amount - withdrawal.fee),
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
export const payeeShape = (payee: Payee): Schema<'Payee'> => ({
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
