import type { Schema } from '@meridian/sdk';
import { AUDIT_STATUS, fromCents } from '@meridian/sdk/rules';
import type { Bill, Customer, Instant, Payee, Recharge, Withdrawal } from '../world/types.ts';
import { orderOf } from '../world/views/cases.ts';
import type { SerializerContext } from './context.ts';
import { serializeKey } from './made-by.ts';
import { serializeRechargeTransfer, serializeWithdrawalTransfer } from './onchain.ts';
import { serializeOrderedProduct } from './order-goods.ts';
import { shopOf } from './shop.ts';
import { toTime, toTimeOrNull } from './time.ts';

export function serializeBill(context: SerializerContext, bill: Bill): Schema<'Bill'> {
  const order = serializeBillOrder(context, bill);
  return {
    id: bill.id,
    type: bill.type,
    title: context.text(bill.title),
    amount: fromCents(bill.amount),
    balance_after: fromCents(bill.balanceAfter),
    created_at: toTime(bill.createdAt),
    source: { kind: bill.source.kind, id: bill.source.id },
    ...(order && { order }),
  };
}

/** The order that a bill pays for, or whose case it pays, by its first item; undefined for other bills. */
function serializeBillOrder(context: SerializerContext, { source }: Bill): Schema<'BillOrder'> | undefined {
  const { world } = context;
  if (source.id === null || (source.kind !== 'order' && source.kind !== 'refund')) return undefined;
  const refund = source.kind === 'refund' ? world.refunds.get(source.id) : undefined;
  const order = refund ? orderOf(world, refund) : world.orders.get(source.id);
  const item = order?.items.find(({ id }) => refund === undefined || id === refund.items[0]?.orderItemId);
  if (order === undefined || item === undefined) return undefined;
  const { picture, category_code } = serializeOrderedProduct(context, item);
  const shop = shopOf(world, order);
  return {
    order_id: order.id,
    order_item_id: item.id,
    shop_id: shop.id,
    shop_name: context.text(shop.name),
    picture,
    category_code,
  };
}

type Steps = readonly (readonly [Schema<'AuditEvent'>['event'], Instant | null])[];

/** The steps that have happened, in order. */
const serializeTimeline = (all: Steps): Schema<'AuditEvent'>[] =>
  all.flatMap(([event, at]) => (at === null ? [] : [{ event, at: toTime(at) }]));

/** How an audit ended, with null for the other outcome. */
const ends = ({ status, auditedAt }: Pick<Recharge | Withdrawal, 'status' | 'auditedAt'>) =>
  status === AUDIT_STATUS.passed ? { passed: auditedAt, refused: null } : { passed: null, refused: auditedAt };

export const serializeRecharge = (
  context: Pick<SerializerContext, 'text' | 'now' | 'privatePicture'>,
  recharge: Recharge,
): Schema<'Recharge'> => ({
  id: recharge.id,
  sn: recharge.sn,
  method: recharge.method,
  network: recharge.network,
  address: recharge.address,
  amount: fromCents(recharge.amount),
  fee: fromCents(recharge.fee),
  arrival: recharge.status === AUDIT_STATUS.passed ? fromCents(recharge.amount - recharge.fee) : null,
  evidence: recharge.evidence === null ? null : context.privatePicture(recharge.evidence),
  status: recharge.status,
  refuse_reason: recharge.refuseReason && context.text(recharge.refuseReason),
  created_at: toTime(recharge.createdAt),
  ...serializeKey(recharge),
  audited_at: toTimeOrNull(recharge.auditedAt),
  expected_arrival: fromCents(recharge.amount - recharge.fee),
  reference: recharge.reference,
  onchain: serializeRechargeTransfer(recharge, context.now),
  next_by: toTimeOrNull(recharge.auditAt),
  timeline: serializeTimeline([
    ['submitted', recharge.createdAt],
    ['passed', ends(recharge).passed],
    ['refused', ends(recharge).refused],
  ]),
});

/** A card by its last four digits. No answer contains the full number. */
const maskCard = (number: string): string => `**** ${number.slice(-4)}`;

/** The first and last four characters of an address. */
const maskAddress = (address: string): string => `${address.slice(0, 4)}…${address.slice(-4)}`;

export const serializeWithdrawal = (
  context: Pick<SerializerContext, 'text' | 'now'> & { readonly customer: Pick<Customer, 'payees'> },
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
  refuse_reason: withdrawal.refuseReason && context.text(withdrawal.refuseReason),
  created_at: toTime(withdrawal.createdAt),
  ...serializeKey(withdrawal),
  audited_at: toTimeOrNull(withdrawal.auditedAt),
  cancelled_at: toTimeOrNull(withdrawal.cancelledAt),
  payee_id: context.customer.payees.find(({ id }) => id === withdrawal.payeeId)?.id ?? null,
  onchain: serializeWithdrawalTransfer(withdrawal, context.now),
  next_by: toTimeOrNull(withdrawal.auditAt),
  allowed_actions: withdrawal.status === AUDIT_STATUS.auditing ? ['cancel'] : [],
  timeline: serializeTimeline([
    ['submitted', withdrawal.createdAt],
    ['passed', ends(withdrawal).passed],
    ['refused', ends(withdrawal).refused],
    ['cancelled', withdrawal.cancelledAt],
  ]),
});

export const serializePayee = (payee: Payee): Schema<'Payee'> => ({
  id: payee.id,
  type: payee.type,
  label:
    payee.type === 'bank'
      ? `${payee.bankName} ${maskCard(payee.bankCardNumber ?? '')}`
      : `${payee.network} ${maskAddress(payee.address ?? '')}`,
  bank_name: payee.bankName,
  network: payee.network,
  usable_from: toTime(payee.usableFrom),
  last_used_at: toTimeOrNull(payee.lastUsedAt),
});
