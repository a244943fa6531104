import { settleCardPayment } from '../../src/handlers/wallet/card-outcome.ts';
import { runDueJobs } from '../../src/jobs/run-due-jobs.ts';
import type { Sandbox } from '../../src/sandboxes/sandbox.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../src/world/clock.ts';
import { changePrice } from '../../src/world/price-history.ts';
import type { World } from '../../src/world/types.ts';
import type { RandomSource } from './random-source.ts';

/**
 * Changes the world from outside, like a merchant or a scenario: prices, stock, listings, policies, the card provider.
 * Returns a line for the trace.
 */
export function changeWorld(random: RandomSource, world: World, now: number): string {
  const product = random.of([...world.products.values()]);
  const sku = random.of(product.skus);
  const shop = world.shops.get(product.shopId);
  switch (random.below(10)) {
    case 0:
      for (const one of product.skus) one.stock += 20;
      return `product ${product.id} is stocked up`;
    case 1:
      sku.stock = 0;
      return `sku ${sku.id} is sold elsewhere`;
    case 2:
      changePrice(sku, Math.max(1, Math.round(sku.price * random.of([0.9, 1.2, 0.01]))), now);
      sku.marketPrice = null;
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
    case 7:
      return answerCard(random, world, now);
    case 8:
      world.policy.closedRecharges = random.oneIn(3) ? [random.of(['manual', 'card', 'onchain'] as const)] : [];
      world.policy.closedWithdrawals = random.oneIn(3) ? [random.of(['bank', 'onchain'] as const)] : [];
      return `closed: ${[...world.policy.closedRecharges, ...world.policy.closedWithdrawals]}`;
    default:
      world.policy.service = random.of(['open', 'unavailable'] as const);
      return `service is ${world.policy.service}`;
  }
}

/** The card provider answers, sometimes twice, and sometimes for a finished payment. */
function answerCard(random: RandomSource, world: World, now: number): string {
  const paid = [...world.customers.values()].flatMap((customer) =>
    customer.cardPayments.map((payment) => ({ customer, payment })),
  );
  if (paid.length === 0) return 'no card payment is answered';
  const { customer, payment } = random.oneIn(3) ? random.of(paid) : (paid.at(-1) ?? random.of(paid));
  const outcome = random.of(['succeeded', 'succeeded', 'failed', 'unknown', 'abandoned'] as const);
  for (let times = random.oneIn(2) ? 2 : 1; times > 0; times -= 1) {
    settleCardPayment(world, customer, payment, { outcome, at: now });
  }
  return `card payment ${payment.id} is ${payment.status}, answered ${outcome}`;
}

const SHORT_SPANS = [SECOND, MINUTE, MINUTE, 3 * MINUTE, 6 * MINUTE, 6 * MINUTE, 31 * MINUTE, 2 * HOUR];
const LONG_SPANS = [5 * HOUR, DAY, 2 * DAY, 4 * DAY, 8 * DAY, 11 * DAY];

/** Advances the clock and runs everything that falls due. Returns a line for the trace. */
export function advanceTime(random: RandomSource, { clock, world }: Sandbox): string {
  const span = random.of(random.below(3) === 1 ? LONG_SPANS : SHORT_SPANS);
  clock.advance(span);
  runDueJobs(world, clock.now());
  return `${span / MINUTE} minutes pass: ${new Date(clock.now()).toISOString()}`;
}
