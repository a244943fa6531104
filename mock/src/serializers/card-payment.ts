import type { Schema } from '@meridian/sdk';
import { fromCents } from '@meridian/sdk/rules';
import type { CardPayment } from '../world/types.ts';
import type { SerializerContext } from './context.ts';
import { toTime, toTimeOrNull } from './time.ts';

/** The provider's page, which the mock serves itself, in the customer's language and on the origin that they come from. */
const pageOf = ({ key, returnUrl }: CardPayment, language: string): string =>
  new URL(`/__mock/pay/${key}?lang=${encodeURIComponent(language)}`, returnUrl).href;

export const serializeCardPayment = (
  { text, now, language }: Pick<SerializerContext, 'text' | 'now' | 'language'>,
  payment: CardPayment,
): Schema<'CardPayment'> => ({
  id: payment.id,
  reference: payment.reference,
  amount: fromCents(payment.amount),
  fee: fromCents(payment.fee),
  arrival: fromCents(payment.amount - payment.fee),
  status: payment.status,
  provider_url: payment.status === 'pending' ? pageOf(payment, language) : null,
  recharge_id: payment.rechargeId,
  failure_reason: payment.failureReason && text(payment.failureReason),
  created_at: toTime(payment.createdAt),
  expires_at: payment.status === 'pending' ? toTimeOrNull(payment.dueAt) : null,
  next_by: payment.status === 'unknown' ? toTimeOrNull(payment.dueAt) : null,
  server_time: toTime(now),
});
