import type { ContactChannel, Customer, Instant, World } from '../types.ts';

/**
 * An e-mail address or a mobile number as it is compared: capitals, spaces and hyphens do not count (the contract's
 * EmailAddress and MobileNumber). A hyphen counts in an e-mail address.
 */
export function comparable(contact: string): string {
  return contact.includes('@') ? contact.toLowerCase() : contact.replaceAll(/[ -]/g, '');
}

/** A customer's present e-mail address or mobile number, and whether it is proven. */
export function contactOf(customer: Customer, channel: ContactChannel) {
  return channel === 'email'
    ? { present: customer.email, verified: customer.emailVerified }
    : { present: customer.mobile, verified: customer.mobileVerified };
}

/** The change of a way of contact that still waits to be proven; null when none does. */
export function pendingContact(customer: Customer, channel: ContactChannel, now: Instant) {
  const pending = channel === 'email' ? customer.pendingEmail : customer.pendingMobile;
  return pending !== null && now < pending.expiresAt ? pending : null;
}

/** The proven ways to reach a customer. */
export const verifiedContacts = (customer: Customer) =>
  (['email', 'mobile'] as const).flatMap((channel) => {
    const { present, verified } = contactOf(customer, channel);
    return verified ? [{ channel, to: present }] : [];
  });

/** The customer an account means: by a proven e-mail address or mobile number, never by one that was only claimed. */
export function customerByContact(world: World, contact: string): Customer | undefined {
  const wanted = comparable(contact);
  return [...world.customers.values()].find((customer) =>
    verifiedContacts(customer).some(({ to }) => comparable(to) === wanted),
  );
}

/** Those who claim a contact and have not proven it. */
export function customersClaiming(world: World, contact: string): Customer[] {
  const wanted = comparable(contact);
  return [...world.customers.values()].filter(
    ({ email, emailVerified, mobile, mobileVerified }) =>
      (!emailVerified && comparable(email) === wanted) || (!mobileVerified && comparable(mobile) === wanted),
  );
}

/** Whether a contact belongs to somebody else than the customer who wants it; null for somebody new. */
export function isTaken(world: World, contact: string, by: Customer | null): boolean {
  const owner = customerByContact(world, contact);
  return owner !== undefined && owner !== by;
}
