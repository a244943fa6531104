import type { World } from '../world/types.ts';
import { emptyCustomer } from './accounts.ts';
import { addPastBills } from './many-bills.ts';
import { addCancelledOrders, addOrdersOfEveryStatus } from './many-orders.ts';
import type { Scenario } from './scenario.ts';

/** A world without goods or history, for every empty state. */
function emptyWorld(world: World): void {
  for (const customer of world.customers.values()) emptyCustomer(world, customer);
  world.products.clear();
  world.shops.clear();
  world.reviews.clear();
}

export const sizeScenarios: readonly Scenario[] = [
  {
    name: 'empty',
    description: 'No products, no shops, no reviews, and customers who have nothing: every list is empty.',
    apply: emptyWorld,
  },
  {
    name: 'thousand_orders',
    description: 'The demo customer looks back on 1 000 orders.',
    apply: (world) => addCancelledOrders(world, 1000),
  },
  {
    name: 'ten_thousand_orders',
    description: 'The demo customer looks back on 10 000 orders, hundreds of them in every status.',
    apply: (world, now) => addOrdersOfEveryStatus(world, 10_000, now),
  },
  {
    name: 'fifty_thousand_bills',
    description: 'The demo customer looks back on 50 000 bills more than usual, over four years.',
    apply: (world) => addPastBills(world, 50_000),
  },
];
