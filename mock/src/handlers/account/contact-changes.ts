import { comparableContact } from '@meridian/sdk/rules';
import { serializeUserInfo } from '../../serializers/user.ts';
import { DAY } from '../../world/clock.ts';
import { news } from '../../world/texts/news.ts';
import type { ContactChannel, Customer } from '../../world/types.ts';
import { contactOf, isTaken, pendingContact } from '../../world/views/contacts.ts';
import type { Handler } from '../handler.ts';
import { notify } from '../notify.ts';
import { sendOut } from '../outbox.ts';
import { findRightCode } from '../session/sent-codes.ts';
import { checkStepUp } from '../session/step-up.ts';

/** How long a change waits for verification. */
const WAITS_FOR = DAY;

export const updateContact: Handler<'updateContact'> = (call) => {
  const { world, customer, now, body } = call;
  const { channel, to } = body;
  checkStepUp(call, body.step_up);
  const wanted = comparableContact(to);
  const pending = pendingContact(customer, channel, now);
  if (wanted === comparableContact(contactOf(customer, channel).present)) setPending(customer, channel, null);
  else if (pending === null || comparableContact(pending.to) !== wanted) {
    setPending(customer, channel, { to, expiresAt: now + WAITS_FOR });
    notify(world, customer, news.contactChangeAsked(to), now);
  }
  return serializeUserInfo(customer, now);
};

export const verifyContact: Handler<'verifyContact'> = (call) => {
  const { world, customer, now, body, refuse } = call;
  const { channel, verification_code: code } = body;
  const { present, verified } = contactOf(customer, channel);
  const pending = pendingContact(customer, channel, now);
  if (pending === null && verified) throw refuse('contact_verified');
  const to = pending?.to ?? present;
  const right = findRightCode(call, 'verify', [to], code);
  if (isTaken(world, to, customer)) throw refuse(channel === 'email' ? 'email_taken' : 'mobile_taken');

  right.used = true;
  setPending(customer, channel, null);
  const changed = channel === 'email' ? news.emailChanged(present) : news.mobileChanged(present);
  const told = pending === null ? news.contactVerified(to) : changed;
  if (pending !== null) customer.version += 1;
  if (pending !== null && verified) sendOut(world, { channel, to: present }, told, now);
  Object.assign(
    customer,
    channel === 'email' ? { email: to, emailVerified: true } : { mobile: to, mobileVerified: true },
  );
  notify(world, customer, told, now);
  return serializeUserInfo(customer, now);
};

function setPending(customer: Customer, channel: ContactChannel, pending: Customer['pendingEmail']): void {
  Object.assign(customer, channel === 'email' ? { pendingEmail: pending } : { pendingMobile: pending });
}
