import type { OperationId } from '@meridian/sdk';
import type { Intervention } from '../sandboxes/sandbox.ts';
import { createRandom } from '../world/random.ts';
import type { Buyer } from '../world/seed/order-history/buyer.ts';
import type { Customer, World } from '../world/types.ts';

/** A named state of the world. */
export interface Scenario {
  readonly name: string;
  readonly description: string;
  /** Changes a fresh world into the state. */
  readonly apply?: (world: World, now: number) => void;
  readonly interventions?: readonly Intervention[];
}

/** The same change before each of these operations. */
export const before = (operations: readonly OperationId[], act: Intervention['act']): Intervention[] =>
  operations.map((operation) => ({ before: operation, act }));

const DEMO = 1;

/** The customer of all scenarios: demo@meridian.shop. */
export function demoOf(world: World): Customer {
  const demo = world.customers.get(DEMO);
  if (!demo) throw new Error('The world has no demo customer');
  return demo;
}

/** The same, as the buyer of a longer history. */
export function demoBuyer(world: World): Buyer {
  const customer = demoOf(world);
  const [address] = customer.addresses;
  if (!address) throw new Error('The demo customer has no address');
  return { world, customer, address, random: createRandom(world.seed) };
}
