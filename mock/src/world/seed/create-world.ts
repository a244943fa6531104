import { EPOCH } from '../clock.ts';
import { createRandom } from '../random.ts';
import type { Instant, Kind, World } from '../types.ts';
import { fansOf, salesOf } from '../views/shops.ts';
import { AREAS } from './areas.ts';
import { newcomer } from './blank-customer.ts';
import { CATEGORIES } from './categories.ts';
import { addDemo } from './demo/demo.ts';
import { buildExamples } from './example-products.ts';
import { addOtherCustomers } from './other-customers.ts';
import { buildProducts } from './products.ts';
import { createAuthors } from './reviews/authors.ts';
import { buildReviews } from './reviews/reviews.ts';
import { buildScores } from './reviews/scores.ts';
import { buildShops } from './shops.ts';

export interface WorldOptions {
  readonly seed?: number | undefined;
  /** The number of products, at least the six of the contract's examples. */
  readonly products?: number | undefined;
  /** The world's start, in epoch milliseconds; every date of the seed moves along. */
  readonly epoch?: Instant | undefined;
}

/** The first ids of the generated history, below those of the contract's example world. */
const HISTORY_IDS: Record<Kind, number> = {
  customer: 9,
  device: 22,
  address: 21,
  line: 504,
  order: 8801,
  item: 90_101,
  refund: 7901,
  review: 0,
  bill: 6201 - 109,
  recharge: 5801,
  withdrawal: 5901,
  cardPayment: 6401,
  payee: 6303,
  notification: 3004,
  conversation: 3,
  message: 4104,
  report: 1,
};

/** The first ids of live records. */
const LIVE_IDS = { order: 9010, refund: 8004, recharge: 6005, withdrawal: 6104 };

/**
 * A new world: the contract's example world inside a catalogue of the requested size. Equal arguments give deeply equal
 * worlds on every machine. Throws for fewer than six products.
 */
export const createWorld = ({ seed = 1, products = 240, epoch = EPOCH }: WorldOptions = {}): World => {
  if (!Number.isInteger(products) || products < 6)
    throw new Error(`A world has at least six products, not ${products}`);
  const at = (date: string): Instant => Date.parse(date) + epoch - EPOCH;
  const random = createRandom(seed);
  const goods = [...buildExamples(at), ...buildProducts(products - 6, epoch, random)];
  const scores = buildScores(goods, at('2026-11-08T00:00:00Z'), random);
  const reviews = buildReviews(goods, { scores, authors: createAuthors(seed, epoch), epoch, random });
  const world: World = {
    seed,
    epoch,
    nextIds: { ...HISTORY_IDS, review: 20_001 + reviews.length },
    categories: [...CATEGORIES],
    areas: [...AREAS],
    shops: new Map(buildShops(at).map((shop) => [shop.id, shop])),
    products: new Map(goods.map((product) => [product.id, product])),
    reviews: new Map(reviews.map((review) => [review.id, review])),
    customers: new Map(),
    orders: new Map(),
    refunds: new Map(),
    sentCodes: [],
    attempts: new Map(),
    outbox: [],
    reports: [],
    policy: {
      refunds: 'accept',
      escalations: 'accept',
      audits: 'pass',
      evidence: 'new',
      closedRecharges: [],
      closedWithdrawals: [],
      service: 'open',
      keys: 'day',
    },
  };
  addDemo(world, at, random);
  world.customers.set(2, newcomer(at));
  addOtherCustomers(world, random);
  Object.assign(world.nextIds, LIVE_IDS);
  settle(world);
  return world;
};

/** Subtracts the followers and sales of this world from the shops' initial figures. */
const settle = (world: World): void => {
  for (const shop of world.shops.values()) {
    const { earlierFans: fans, earlierSales: sales } = shop;
    Object.assign(shop, { earlierFans: 0, earlierSales: 0 });
    shop.earlierFans = fans - fansOf(world, shop);
    shop.earlierSales = Math.max(0, sales - salesOf(world, shop));
  }
};
