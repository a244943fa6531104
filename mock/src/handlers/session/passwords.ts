import { HttpError } from '../../http-error.ts';
import { news } from '../../world/texts/news.ts';
import type { Customer, Instant, World } from '../../world/types.ts';
import { customerByContact } from '../../world/views/contacts.ts';
import type { Call, Handler } from '../handler.ts';
import { loginFirst } from '../messages.ts';
import { notify } from '../notify.ts';
import { deviceOf } from './devices.ts';
import { findRightCode } from './sent-codes.ts';
import { tryPassword } from './step-up.ts';

type Reset = Call<'resetPassword'>;
type Forgotten = Extract<Reset['body'], { by: 'code' }>;
type Changed = Extract<Reset['body'], { by: 'old_password' }>;

export const resetPassword: Handler<'resetPassword'> = (call) => {
  const { body } = call;
  return body.by === 'code' ? resetForgotten(call, body) : changeKnown(call, body);
};

function resetForgotten(call: Reset, { account, verification_code: code, password }: Forgotten): null {
  const { world, now, refuse } = call;
  const customer = customerByContact(world, account);
  const right = findRightCode(call, 'reset', [account], code);
  // The owner has changed the address since the code was sent: whoever holds the code must not get in.
  if (customer === undefined) throw refuse('code_wrong');
  if (password === customer.password) throw refuse('same_password');
  right.used = true;
  return renew(world, customer, password, now);
}

/** Throws HttpError 401 without a valid token: in the contract, the body decides whether one is needed. */
function changeKnown(call: Reset, { old_password, password }: Changed): null {
  const { world, customer, token, now, refuse } = call;
  if (customer === null) throw new HttpError(401, loginFirst);
  tryPassword({ ...call, customer }, deviceOf(customer, token), old_password);
  if (password === old_password) throw refuse('same_password');
  return renew(world, customer, password, now);
}

/** Ends every session, including the caller's. Orders, balance and payment code stay. */
function renew(world: World, customer: Customer, password: string, now: Instant): null {
  customer.password = password;
  customer.passwordChangedAt = now;
  customer.devices = [];
  notify(world, customer, news.passwordChanged(), now);
  return null;
}
