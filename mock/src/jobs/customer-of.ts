import type { Customer, World } from '../world/types.ts';

/** Whose record it is. Throws when the world is broken. */
export function customerOf({ customers }: World, { customerId }: { readonly customerId: number }): Customer {
  const customer = customers.get(customerId);
  if (!customer) throw new Error(`There is no customer ${customerId}`);
  return customer;
}
