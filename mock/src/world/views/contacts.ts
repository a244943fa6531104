import { comparableContact } from '@meridian/sdk/rules';
import type { ContactChannel, Customer, Instant, World } from '../types.ts';

/** A customer's current e-mail address or mobile number, and whether it is verified. */
export function contactOf(customer: Customer, channel: ContactChannel) {
  return channel === 'email'
    ? { present: customer.email, verified: customer.emailVerified }
    : { present: customer.mobile, verified: customer.mobileVerified };
}

/** A contact change that still awaits verification; null if there is none. */
export function pendingContact(customer: Customer, channel: ContactChannel, now: Instant) {
  const pending = channel === 'email' ? customer.pendingEmail : customer.pendingMobile;
  return pending !== null && now < pending.expiresAt ? pending : null;
}

export const verifiedContacts = (customer: Customer) =>
  (['email', 'mobile'] as const).flatMap((channel) => {
    const { present, verified } = contactOf(customer, channel);
    return verified ? [{ channel, to: present }] : [];
  });

/** The customer of a verified e-mail address or mobile number, never of one that is only claimed. */
export function customerByContact(world: World, contact: string): Customer | undefined {
  const wanted = comparableContact(contact);
  return [...world.customers.values()].find((customer) =>
    verifiedContacts(customer).some(({ to }) => comparableContact(to) === wanted),
  );
}

/** The customers who claim a contact without having verified it. */
export function customersClaiming(world: World, contact: string): Customer[] {
  const wanted = comparableContact(contact);
  return [...world.customers.values()].filter(
    ({ email, emailVerified, mobile, mobileVerified }) =>
      (!emailVerified && comparableContact(email) === wanted) ||
      (!mobileVerified && comparableContact(mobile) === wanted),
  );
}

/** Whether a contact belongs to a customer other than `by`, which is null for a new customer. */
export function isTaken(world: World, contact: string, by: Customer | null): boolean {
  const owner = customerByContact(world, contact);
  return owner !== undefined && owner !== by;
}
