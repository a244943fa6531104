import type { Customer, World } from '../../world/types.ts';

/**
 * An e-mail address or a mobile number as it is compared: capitals, spaces and hyphens do not count (the contract's
 * EmailAddress and MobileNumber). A hyphen counts in an e-mail address.
 */
export function comparable(contact: string): string {
  return contact.includes('@') ? contact.toLowerCase() : contact.replaceAll(/[ -]/g, '');
}

/** The customer an account means: their e-mail address or their mobile number of today. */
export function customerByContact(world: World, contact: string): Customer | undefined {
  const wanted = comparable(contact);
  return [...world.customers.values()].find(
    ({ email, mobile }) => comparable(email) === wanted || comparable(mobile) === wanted,
  );
}

/** Whether a contact belongs to somebody else than the customer who wants it; null for somebody new. */
export function isTaken(world: World, contact: string, by: Customer | null): boolean {
  const owner = customerByContact(world, contact);
  return owner !== undefined && owner !== by;
}
