import type { Customer, Instant, World } from '../world/types.ts';

/** Nothing is due. */
export const NEVER: Instant = Number.POSITIVE_INFINITY;

/** One kind of thing that falls due by itself, and what happens then. */
export interface Job<Subject> {
  /** When it falls due; NEVER when nothing of this kind is to come. Asked very often: it must cost next to nothing. */
  dueAt(world: World, subject: Subject): Instant;
  /** Carries it out as of the instant at which it fell due, after which it must not be due at that instant again. */
  run(world: World, subject: Subject, at: Instant): void;
}

/** Whose record it is. Throws when the world is broken. */
export function customerOf({ customers }: World, { customerId }: { readonly customerId: number }): Customer {
  const customer = customers.get(customerId);
  if (!customer) throw new Error(`There is no customer ${customerId}`);
  return customer;
}
