import { DAY, HOUR } from '../clock.ts';
import type { Instant, Order, OrderItem, Product, World } from '../types.ts';

export type Period = 'day' | 'week' | 'month';

const LENGTHS: Readonly<Record<Period, number>> = { day: DAY, week: 7 * DAY, month: 30 * DAY };
/** How far a product may deviate from its average pace in a period: short periods vary more. */
const SWAYS: Readonly<Record<Period, number>> = { day: 0.6, week: 0.4, month: 0.2 };

/** Pieces of an order item that were paid for and not refunded. */
export const keptPieces = (world: World, order: Order, item: OrderItem): number => {
  if (order.paidAt === null) return 0;
  let kept = item.quantity;
  for (const id of order.refundIds) {
    const refund = world.refunds.get(id);
    if (refund?.status !== 'refunded') continue;
    for (const { orderItemId, quantity } of refund.items) if (orderItemId === item.id) kept -= quantity;
  }
  return Math.max(0, kept);
};

/** A repeatable number from −1 to 1 for a product and a period. */
const swing = (productId: number, length: number): number => {
  let mixed = Math.imul(productId ^ length, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 0x80000000 - 1;
};

/**
 * A product's sales in a period before the world's start. The seed knows only the total since its release, so the total
 * is spread evenly over that time, with a deviation for each period.
 */
const earlierPieces = (product: Product, earlier: number, epoch: Instant, until: Instant, period: Period): number => {
  const within = Math.min(epoch, until) - Math.max(product.createdAt, until - LENGTHS[period]);
  if (within <= 0 || earlier <= 0) return 0;
  const pace = earlier / Math.max(DAY, epoch - product.createdAt);
  const sway = 1 + SWAYS[period] * swing(product.id, LENGTHS[period]);
  return Math.min(earlier, Math.round(pace * within * sway));
};

type Tally = ReadonlyMap<number, number>;

const liveSales = (world: World, since: Instant, until: Instant): Map<number, number> => {
  const live = new Map<number, number>();
  for (const order of world.orders.values()) {
    if (order.paidAt === null || order.paidAt <= since || order.paidAt > until) continue;
    for (const item of order.items) {
      live.set(item.productId, (live.get(item.productId) ?? 0) + keptPieces(world, order, item));
    }
  }
  return live;
};

const count = (world: World, until: Instant, period: Period): Tally => {
  const live = liveSales(world, until - LENGTHS[period], until);
  const ever = liveSales(world, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  const sold = new Map<number, number>();
  for (const product of world.products.values()) {
    const earlier = product.sales - (ever.get(product.id) ?? 0);
    const pieces = (live.get(product.id) ?? 0) + earlierPieces(product, earlier, world.epoch, until, period);
    if (pieces > 0) sold.set(product.id, pieces);
  }
  return sold;
};

interface HourlyTallies {
  readonly hour: Instant;
  readonly tallies: Map<Period, Tally>;
}

const tallyCache = new WeakMap<World, HourlyTallies>();

/**
 * Pieces sold in the last 24 hours, 7 days or 30 days, by product id, without products that sold nothing. Recalculated
 * every hour (listHotProducts), up to the full hour.
 */
export const soldIn = (world: World, now: Instant, period: Period): Tally => {
  const hour = Math.floor(now / HOUR) * HOUR;
  let known = tallyCache.get(world);
  if (known?.hour !== hour) {
    known = { hour, tallies: new Map() };
    tallyCache.set(world, known);
  }
  const before = known.tallies.get(period);
  if (before) return before;
  const tally = count(world, hour, period);
  known.tallies.set(period, tally);
  return tally;
};
