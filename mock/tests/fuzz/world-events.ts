import { runDueJobs } from '../../src/jobs/run-due-jobs.ts';
import type { Sandbox } from '../../src/sandboxes/sandbox.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../src/world/clock.ts';
import type { World } from '../../src/world/types.ts';
import type { RandomSource } from './random-source.ts';

/** A change from outside, as by a merchant or a scenario: prices, stock, listings, policies. Returns a line for the trace. */
export function changeWorld(random: RandomSource, world: World): string {
  const product = random.of([...world.products.values()]);
  const sku = random.of(product.skus);
  const shop = world.shops.get(product.shopId);
  switch (random.below(8)) {
    case 0:
      for (const one of product.skus) one.stock += 20;
      return `product ${product.id} is stocked up`;
    case 1:
      sku.stock = 0;
      return `sku ${sku.id} is sold elsewhere`;
    case 2:
      Object.assign(sku, {
        price: Math.max(1, Math.round(sku.price * random.of([0.9, 1.2, 0.01]))),
        marketPrice: null,
      });
      return `sku ${sku.id} costs ${sku.price} cents`;
    case 3:
      product.status = product.status === 'removed' || random.oneIn(2) ? 'on_sale' : 'removed';
      return `product ${product.id} is ${product.status}`;
    case 4:
      if (shop) shop.status = shop.status === 'open' && random.oneIn(3) ? 'closed' : 'open';
      return `shop ${shop?.id} is ${shop?.status}`;
    case 5: {
      const customer = random.of([...world.customers.values()]);
      customer.walletFrozen = !customer.walletFrozen && random.oneIn(3);
      return `the wallet of customer ${customer.id} is ${customer.walletFrozen ? 'frozen' : 'free'}`;
    }
    case 6:
      world.policy.refunds = random.of(['accept', 'refuse'] as const);
      world.policy.escalations = random.of(['accept', 'refuse'] as const);
      world.policy.audits = random.of(['pass', 'pass', 'refuse'] as const);
      return `refunds: ${world.policy.refunds}, audits: ${world.policy.audits}`;
    default:
      world.policy.service = random.of(['open', 'unavailable'] as const);
      return `service is ${world.policy.service}`;
  }
}

const SHORT_SPANS = [SECOND, MINUTE, MINUTE, 3 * MINUTE, 6 * MINUTE, 6 * MINUTE, 31 * MINUTE, 2 * HOUR];
const LONG_SPANS = [5 * HOUR, DAY, 2 * DAY, 4 * DAY, 8 * DAY, 11 * DAY];

/** Puts the clock forward, and lets everything happen that has fallen due. Returns a line for the trace. */
export function advanceTime(random: RandomSource, { clock, world }: Sandbox): string {
  const span = random.of(random.below(3) === 1 ? LONG_SPANS : SHORT_SPANS);
  clock.advance(span);
  runDueJobs(world, clock.now());
  return `${span / MINUTE} minutes pass: ${new Date(clock.now()).toISOString()}`;
}
