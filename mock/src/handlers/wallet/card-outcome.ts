import { AUDIT_STATUS, canCardPaymentMove } from '@meridian/sdk/rules';
import { rechargeBill } from '../../world/bills.ts';
import { MINUTE } from '../../world/clock.ts';
import { DATA } from '../../world/data/data.ts';
import { post } from '../../world/ledger.ts';
import { addRecharge } from '../../world/new-transfers.ts';
import { news } from '../../world/texts/news.ts';
import type { CardPayment, Customer, Instant, World } from '../../world/types.ts';
import { notify } from '../notify.ts';

/** How long an outcome may stay unknown. */
const CLEARED_UP_AFTER = 10 * MINUTE;

/**
 * Applies an outcome, from the provider or a deadline, to a card payment. Does nothing if the payment cannot change
 * that way: however often it is repeated, the payment is credited once.
 */
export function settleCardPayment(
  world: World,
  customer: Customer,
  payment: CardPayment,
  { outcome, at }: { readonly outcome: CardPayment['status']; readonly at: Instant },
): void {
  if (!canCardPaymentMove(payment.status, outcome)) return;
  payment.status = outcome;
  payment.dueAt = outcome === 'unknown' ? at + CLEARED_UP_AFTER : null;
  if (outcome === 'failed') payment.failureReason = DATA.wallet.cardFailures.declined;
  if (outcome === 'succeeded') payment.rechargeId = credit(world, customer, payment, at);
}

/** Creates the top-up of a payment, with its bill. */
function credit(world: World, customer: Customer, payment: CardPayment, at: Instant): number {
  const { amount, fee, createdAt } = payment;
  const recharge = addRecharge(world, customer, {
    method: 'card',
    amount,
    fee,
    paymentId: payment.id,
    status: AUDIT_STATUS.passed,
    createdAt,
    auditedAt: at,
  });
  post(world, customer, rechargeBill(recharge, at));
  notify(world, customer, news.rechargePassed(amount - fee), at);
  return recharge.id;
}
