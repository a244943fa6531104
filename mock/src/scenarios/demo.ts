import type { Customer, World } from '../world/types.ts';

const DEMO = 1;

/** The customer whom scenarios are about: demo@meridian.shop. */
export function demoOf(world: World): Customer {
  const demo = world.customers.get(DEMO);
  if (!demo) throw new Error('The world has no demo customer');
  return demo;
}
