import { toTime, toTimeOrNull } from '../../serializers/time.ts';
import { MINUTE } from '../../world/clock.ts';
import { LIMITS } from '../../world/limits.ts';
import { news } from '../../world/texts/news.ts';
import type { Customer, Instant } from '../../world/types.ts';
import type { CallPart, Handler } from '../handler.ts';
import { notify } from '../notify.ts';
import { checkStepUp } from '../session/step-up.ts';

export const setPayCode: Handler<'setPayCode'> = (call) => {
  const { world, customer, now, body, refuse } = call;
  const first = customer.payCode === null;
  if ('step_up' in body) checkStepUp(call, body.step_up);
  else {
    checkPayCode(call, body.old_pay_code);
    if (body.pay_code === customer.payCode) throw refuse('same_pay_code');
  }
  Object.assign(customer, { payCode: body.pay_code, payCodeFails: 0, payCodeLockedUntil: null });
  customer.payCodeChangedAt = now;
  notify(world, customer, first ? news.payCodeSet() : news.payCodeChanged(), now);
  return null;
};

export const verifyPayCode: Handler<'verifyPayCode'> = (call) => {
  checkPayCode(call, call.body.pay_code);
  return null;
};

const TRIES = LIMITS.payCodeTries;
const LOCKED_FOR = LIMITS.payCodeLockMinutes * MINUTE;

/** A call signed with a payment code. */
type SignedCall = CallPart<'customer' | 'now', 'pay_code_not_set' | 'pay_code_wrong' | 'pay_code_locked'>;

/**
 * Lets a call continue if the payment code is right, which resets the count of wrong attempts. Throws
 * `pay_code_not_set`, `pay_code_locked` or `pay_code_wrong`; every wrong code counts, whatever the call.
 */
export function checkPayCode({ customer, now, refuse }: SignedCall, code: string): void {
  if (customer.payCode === null) throw refuse('pay_code_not_set');
  const locked = customer.payCodeLockedUntil !== null && now < customer.payCodeLockedUntil;
  if (locked) throw refuse('pay_code_locked', detailsOf(customer, now));
  const right = code === customer.payCode;
  if (right || customer.payCodeLockedUntil !== null) {
    customer.payCodeFails = 0;
    customer.payCodeLockedUntil = null;
  }
  if (right) return;

  customer.payCodeFails += 1;
  if (customer.payCodeFails >= TRIES) customer.payCodeLockedUntil = now + LOCKED_FOR;
  throw refuse('pay_code_wrong', detailsOf(customer, now));
}

const detailsOf = ({ payCodeFails, payCodeLockedUntil }: Customer, now: Instant) => ({
  attempts_left: Math.max(0, TRIES - payCodeFails),
  locked_until: toTimeOrNull(payCodeLockedUntil),
  server_time: toTime(now),
});
