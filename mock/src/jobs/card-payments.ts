import { settleCardPayment } from '../handlers/wallet/card-outcome.ts';
import type { CardPayment, Customer, World } from '../world/types.ts';
import { type Job, NEVER } from './job.ts';

const outcomeOf = ({ policy }: World, { status }: CardPayment): CardPayment['status'] => {
  if (status === 'pending') return 'expired';
  return policy.audits === 'pass' ? 'succeeded' : 'failed';
};

/** Expires an unanswered payment, and settles one whose outcome was unknown. */
export const settleOpenCardPayment: Job<{ readonly customer: Customer; readonly payment: CardPayment }> = {
  dueAt: (_, { payment }) => payment.dueAt ?? NEVER,
  run: (world, { customer, payment }, at) =>
    settleCardPayment(world, customer, payment, { outcome: outcomeOf(world, payment), at }),
};
