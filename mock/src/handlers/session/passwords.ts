import { HttpError } from '../../envelope.ts';
import { news } from '../../world/texts/news.ts';
import type { Customer, Instant, World } from '../../world/types.ts';
import type { Call, Handler } from '../handler.ts';
import { loginFirst } from '../messages.ts';
import { notify } from '../notify.ts';
import { countFailedAttempt, retryDetails } from './attempt-limit.ts';
import { customerByContact } from './contacts.ts';
import { checkSentCode } from './sent-codes.ts';

/** Wrong old passwords within 15 minutes before no more are taken. */
const WRONG_OLD_PASSWORDS = 5;

type Reset = Call<'resetPassword'>;
type Forgotten = Extract<Reset['body'], { by: 'code' }>;
type Changed = Extract<Reset['body'], { by: 'old_password' }>;

export const resetPassword: Handler<'resetPassword'> = (call) => {
  const { body } = call;
  return body.by === 'code' ? resetForgotten(call, body) : changeKnown(call, body);
};

function resetForgotten({ world, now, refuse }: Reset, { account, code, password }: Forgotten): null {
  const customer = customerByContact(world, account);
  const verdict = checkSentCode(world, 'reset', [account], code, now);
  if (verdict === 'code_wrong' || verdict === 'code_expired') throw refuse(verdict);
  // The code went out, and its owner has changed the address since: whoever holds it may not enter.
  if (customer === undefined) throw refuse('code_wrong');
  if (password === customer.password) throw refuse('same_password');
  verdict.right.used = true;
  return renew(world, customer, password, now);
}

/** Throws HttpError 401 without a good token: the contract leaves it to the body whether one is needed. */
function changeKnown(call: Reset, { old_password, password }: Changed): null {
  const { world, customer, now, refuse } = call;
  if (customer === null) throw new HttpError(401, loginFirst);
  const throttle = { key: `password:${customer.id}`, tries: WRONG_OLD_PASSWORDS };
  const retry = retryDetails(world, throttle, now);
  if (retry) throw refuse('too_many_attempts', retry);
  if (old_password !== customer.password) {
    countFailedAttempt(world, throttle, now);
    throw refuse('wrong_old_password');
  }
  if (password === old_password) throw refuse('same_password');
  return renew(world, customer, password, now);
}

/** Every session ends, the calling one too; orders, balance and payment code stay. */
function renew(world: World, customer: Customer, password: string, now: Instant): null {
  customer.password = password;
  customer.passwordChangedAt = now;
  customer.devices = [];
  notify(world, customer, news.passwordChanged(), now);
  return null;
}
