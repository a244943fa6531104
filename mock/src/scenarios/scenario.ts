import type { Intervention } from '../sandboxes/sandbox.ts';
import type { Customer, World } from '../world/types.ts';

/** A named state of the shop. */
export interface Scenario {
  readonly name: string;
  readonly description: string;
  /** Brings a fresh world into the state; may leave something to happen right before a later call. */
  readonly apply: (world: World, now: number) => readonly Intervention[] | undefined;
}

const DEMO = 1;

/** The customer whom scenarios are about: demo@meridian.shop. */
export function demoOf(world: World): Customer {
  const demo = world.customers.get(DEMO);
  if (!demo) throw new Error('The world has no demo customer');
  return demo;
}
