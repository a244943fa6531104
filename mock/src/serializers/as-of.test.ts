import { describe, expect, test } from 'vitest';
import { newKey, openSandbox, type TestSandbox } from '../../tests/harness/open-sandbox.ts';
import { HttpError } from '../http-error.ts';
import { same } from '../text.ts';
import { MINUTE } from '../world/clock.ts';
import { nextId } from '../world/ids.ts';
import { post } from '../world/ledger.ts';
import { DEMO_TOKEN } from '../world/seed/demo/demo.ts';

interface Page {
  readonly list: readonly object[];
  readonly total: number;
  readonly as_of: string;
}

interface ListCase {
  readonly name: string;
  read(sandbox: TestSandbox, query: { readonly page: number; readonly limit: number; readonly as_of?: string }): Page;
  /** Adds an entry to the head of the list. */
  add(sandbox: TestSandbox): void;
}

const nextOrder = ({ world, clock }: TestSandbox) => {
  const order = world.orders.get(9005);
  if (!order) throw new Error('There is no order 9005');
  const id = nextId(world, 'order');
  const items = order.items.map((item) => ({ ...item, id: nextId(world, 'item'), reviewId: null }));
  const times = { createdAt: clock.now(), receivedAt: clock.now() };
  world.orders.set(id, { ...order, ...times, id, sn: `M${String(id).padStart(10, '0')}`, items, refundIds: [] });
};

const newReview = ({ world, clock }: TestSandbox) => {
  const review = [...world.reviews.values()].find(({ productId }) => productId === 101);
  if (!review) throw new Error('Product 101 has no review');
  const id = nextId(world, 'review');
  world.reviews.set(id, { ...review, id, orderItemId: null, createdAt: clock.now() });
};

const newNotification = ({ world, demo, clock }: TestSandbox) => {
  const words = { type: 'system' as const, title: same('News'), text: same('News'), link: null, read: false };
  demo.notifications.push({ ...words, id: nextId(world, 'notification'), createdAt: clock.now() });
};

const cases: readonly ListCase[] = [
  { name: 'listNotifications', read: ({ call }, query) => call('listNotifications', { query }), add: newNotification },
  {
    name: 'listBills',
    read: ({ call }, query) => call('listBills', { query }),
    add: ({ world, demo, clock }) => {
      const entry = { type: 'adjustment' as const, title: same('Thanks'), amount: 100, createdAt: clock.now() };
      post(world, demo, { ...entry, source: { kind: 'none', id: null } });
    },
  },
  {
    name: 'listRecharges',
    read: ({ call }, query) => call('listRecharges', { query }),
    add: ({ world, demo, clock }) => {
      const [one] = demo.recharges;
      if (one) demo.recharges.push({ ...one, id: nextId(world, 'recharge'), createdAt: clock.now() });
    },
  },
  {
    name: 'listWithdrawals',
    read: ({ call }, query) => call('listWithdrawals', { query }),
    add: ({ world, demo, clock }) => {
      const [one] = demo.withdrawals;
      if (one) demo.withdrawals.push({ ...one, id: nextId(world, 'withdrawal'), createdAt: clock.now() });
    },
  },
  { name: 'listOrders', read: ({ call }, query) => call('listOrders', { query }), add: nextOrder },
  {
    name: 'listRefunds',
    read: ({ call }, query) => call('listRefunds', { query }),
    add: ({ world, clock }) => {
      const one = [...world.refunds.values()].at(-1);
      const id = nextId(world, 'refund');
      if (one) world.refunds.set(id, { ...one, id, createdAt: clock.now() });
    },
  },
  {
    name: 'listFollowFeed',
    read: ({ call }, query) => call('listFollowFeed', { query }),
    add: ({ world, demo, clock }) => {
      const old = [...world.products.values()].filter(
        ({ createdAt, shopId }) =>
          createdAt < clock.now() - 90 * 24 * 60 * MINUTE && demo.follows.some((follow) => follow.shopId === shopId),
      );
      const [product] = old;
      if (product) product.createdAt = clock.now();
    },
  },
  {
    name: 'listProductReviews',
    read: ({ call }, query) => call('listProductReviews', { query: { product_id: 101, ...query } }),
    add: newReview,
  },
  {
    name: 'listShopReviews',
    read: ({ call }, query) => call('listShopReviews', { query: { shop_id: 1, ...query } }),
    add: newReview,
  },
  { name: 'listMyReviews', read: ({ call }, query) => call('listMyReviews', { query }), add: nextOrder },
];

const key = (entry: object) =>
  JSON.stringify(entry, (name, value) => (/^(url|expires_at|product|server_time)$/.test(name) ? undefined : value));

describe.each(cases)('$name', ({ read, add }) => {
  test.each([0, MINUTE])(
    'later pages neither repeat nor skip a row when one is added %i ms after the first',
    (wait) => {
      const sandbox = openSandbox({ products: 60 });
      const limit = 2;
      const whole = read(sandbox, { page: 1, limit: 50 });
      expect(whole.total).toBeGreaterThan(2);
      const first = read(sandbox, { page: 1, limit });
      const found = [...first.list];
      sandbox.clock.advance(wait);
      for (let page = 2; found.length < Math.min(whole.total, 6); page += 1) {
        add(sandbox);
        const next = read(sandbox, { page, limit, as_of: first.as_of });
        expect(next).toMatchObject({ total: whole.total, as_of: first.as_of });
        found.push(...next.list);
      }
      expect(found.map(key)).toEqual(whole.list.slice(0, found.length).map(key));
      expect(read(sandbox, { page: 1, limit }).total).toBeGreaterThan(whole.total);
    },
  );
});

test('an item reviewed between two pages keeps its place among the pending ones', () => {
  const sandbox = openSandbox({ products: 60 });
  for (let count = 0; count < 3; count += 1) nextOrder(sandbox);
  const page = (number: number, as_of?: string) =>
    sandbox.call('listMyReviews', { query: { state: 'pending', page: number, limit: 2, ...(as_of && { as_of }) } });
  const first = page(1);
  const second = page(2).list.map(({ order_item }) => order_item.order_item_id);
  sandbox.clock.advance(MINUTE);
  const scores = { product_score: 5, service_score: 5, postage_score: 5 };
  const order_item_id = first.list[0]?.order_item.order_item_id ?? 0;
  const words = { content: 'Fine', pictures: [], anonymous: false };
  sandbox.call('createReview', { body: { idempotency_key: newKey(), order_item_id, ...scores, ...words } });
  const later = page(2, first.as_of);
  expect(later.list.map(({ order_item }) => order_item.order_item_id)).toEqual(second);
  expect(later.total).toBe(first.total);
});

test.each(['nonsense', '1.', 'zzzzzzzzzzz.1'])(
  'the as_of %s, which no first page has returned, is a malformed request',
  (as_of) => {
    const { call } = openSandbox();
    const ask = () => call('listBills', { token: DEMO_TOKEN, query: { as_of } });
    expect(ask).toThrow(HttpError);
    expect(ask).toThrow(expect.objectContaining({ status: 422 }));
  },
);
