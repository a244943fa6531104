import { comparableContact } from '@meridian/sdk/rules';
import { nextId } from '../../world/ids.ts';
import { blankCustomer } from '../../world/seed/blank-customer.ts';
import { news } from '../../world/texts/news.ts';
import { isTaken } from '../../world/views/contacts.ts';
import type { Call, Handler } from '../handler.ts';
import { notify } from '../notify.ts';
import { type Caller, openSession } from './devices.ts';
import { findRightCode } from './sent-codes.ts';

/** The code is checked first: only someone who receives messages at an address learns whether it is in use. */
export const registerUser: Handler<'registerUser'> = (call: Call<'registerUser'> & Caller) => {
  const { world, now, body, refuse } = call;
  const code = findRightCode(call, 'register', [body.email, body.mobile], body.verification_code);
  if (isTaken(world, body.email, null)) throw refuse('email_taken');
  if (isTaken(world, body.mobile, null)) throw refuse('mobile_taken');

  code.used = true;
  const customer = blankCustomer({
    id: nextId(world, 'customer'),
    familyName: body.family_name,
    givenName: body.given_name,
    email: body.email,
    mobile: body.mobile,
    password: body.password,
    createdAt: now,
  });
  // The code verifies the contact that received it; the other contact is only claimed.
  customer.emailVerified = code.to === comparableContact(body.email);
  customer.mobileVerified = !customer.emailVerified;
  world.customers.set(customer.id, customer);
  notify(world, customer, news.welcome(), now);
  return openSession(world, customer, now, call);
};
