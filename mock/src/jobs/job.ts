import type { Customer, Instant, World } from '../world/types.ts';

export const NEVER: Instant = Number.POSITIVE_INFINITY;

/** An action that falls due by itself. */
export interface Job<Subject> {
  /** When the action falls due; NEVER if it does not. Called very often: must be nearly free. */
  dueAt(world: World, subject: Subject): Instant;
  /** Runs the action as of the instant at which it fell due. Afterwards it must not be due at that instant again. */
  run(world: World, subject: Subject, at: Instant): void;
}

/** The customer who owns a record. Throws if the world is inconsistent. */
export function customerOf({ customers }: World, { customerId }: { readonly customerId: number }): Customer {
  const customer = customers.get(customerId);
  if (!customer) throw new Error(`There is no customer ${customerId}`);
  return customer;
}
