import { HOUR } from '../world/clock.ts';
import { createRandom } from '../world/random.ts';
import { calledOff, type Line, placeOrder } from '../world/seed/past-orders.ts';
import type { World } from '../world/types.ts';
import { emptyCustomer } from './accounts.ts';
import type { Scenario } from './scenario.ts';
import { demoOf } from './scenario.ts';

const ORDERS = 1000;

/** Nothing to sell and nothing remembered, for every empty state there is. */
function emptyWorld(world: World): void {
  for (const customer of world.customers.values()) emptyCustomer(world, customer);
  world.products.clear();
  world.shops.clear();
  world.reviews.clear();
}

/**
 * A long history: cancelled orders, since those moved neither money nor stock, one every hour backwards from the oldest
 * order there is.
 */
function addOrders(world: World): void {
  const customer = demoOf(world);
  const [address] = customer.addresses;
  if (!address) throw new Error('The demo customer has no address');
  const past = { world, customer, address, random: createRandom(world.seed) };
  const offers = [...world.products.values()].flatMap(({ id, skus }) =>
    skus.slice(0, 1).map((sku): Line => [id, sku.id, 1]),
  );
  const oldest = Math.min(...[...world.orders.values()].map(({ createdAt }) => createdAt));
  const have = [...world.orders.values()].filter(({ customerId }) => customerId === customer.id).length;
  for (let count = have; count < ORDERS; count += 1) {
    const line = offers[count % offers.length];
    if (line) calledOff(placeOrder(past, [line], oldest - (count - have + 1) * HOUR));
  }
  // Items of the past are numbered after their orders; live ones go on behind them.
  const items = [...world.orders.values()].flatMap((order) => order.items.map(({ id }) => id));
  world.nextIds.item = Math.max(...items) + 1;
}

export const sizeScenarios: readonly Scenario[] = [
  {
    name: 'empty',
    description: 'No products, no shops, no reviews, and customers who have nothing: every list is empty.',
    apply: (world) => {
      emptyWorld(world);
      return undefined;
    },
  },
  {
    name: 'thousand_orders',
    description: 'The demo customer looks back on 1 000 orders.',
    apply: (world) => {
      addOrders(world);
      return undefined;
    },
  },
];
