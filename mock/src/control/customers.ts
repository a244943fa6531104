import { fromCents } from '@meridian/sdk/rules';
import { activeDevices, openSession } from '../handlers/session/devices.ts';
import { totals } from '../world/ledger.ts';
import type { Customer, Instant, World } from '../world/types.ts';
import { BadRequestError } from './request-body.ts';

/** The customers who can sign in to a world, with their credentials: a developer has no other way to know them. */
export const customersOf = (world: World, now: Instant) =>
  [...world.customers.values()].map((customer) => {
    const { available, total } = totals(customer);
    return {
      id: customer.id,
      name: `${customer.givenName} ${customer.familyName}`.trim(),
      account: customer.account,
      password: customer.password,
      pay_code: customer.payCode,
      balance: fromCents(total),
      available: fromCents(available),
      disabled: customer.disabled,
      wallet_frozen: customer.walletFrozen,
      tokens: activeDevices(customer, now).map(({ token }) => token),
    };
  });

/** The customer with that number. Throws BadRequestError if there is none. */
export function customerOf(world: World, id: unknown): Customer {
  const customer = typeof id === 'number' ? world.customers.get(id) : undefined;
  if (!customer) throw new BadRequestError('customer_id: the number of a customer of this world');
  return customer;
}

/** A valid token: of an active session, or of a new one. */
export function tokenOf(world: World, customer: Customer, now: Instant, userAgent: string | undefined): string {
  const [device] = activeDevices(customer, now);
  return device?.token ?? openSession(world, customer, now, { client: 'console', userAgent }).userinfo.token;
}
