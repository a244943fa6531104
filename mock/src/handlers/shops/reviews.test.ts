import type { ArgsOf } from '@meridian/sdk';
import { beforeEach, expect, test } from 'vitest';
import { openSandbox, refusalOf, type TestSandbox } from '../../../tests/harness/open-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = openSandbox({ products: 60 });
});

type Query = NonNullable<ArgsOf<'listShopReviews'>['query']>;
const ask = (query: Partial<Query> = {}) =>
  sandbox.call('listShopReviews', { query: { shop_id: 2, limit: 50, ...query } });
const card = (id: number) => sandbox.call('getShop', { query: { shop_id: id } });

test('[R3.06] a shop’s reviews cover all its products, each with its product, newest first', () => {
  const pages = [ask(), ask({ page: 2 }), ask({ page: 3 })];
  const rows = pages.flatMap(({ list }) => list);
  const own = [...sandbox.world.products.values()].filter(({ shopId }) => shopId === 2).map(({ id }) => id);
  const all = [...sandbox.world.reviews.values()].filter(({ productId }) => own.includes(productId));
  expect(all.length).toBeGreaterThan(100);
  const newest = all.toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id).slice(0, 150);
  expect(rows.map(({ review }) => review.id)).toEqual(newest.map(({ id }) => id));
  expect(new Set(rows.map(({ product }) => product.id)).size).toBeGreaterThan(1);
  for (const [index, { product }] of rows.entries()) {
    const { productId = 0 } = newest[index] ?? {};
    expect(product).toMatchObject({ id: productId, name: sandbox.product(productId).name.en });
  }
  expect(pages[0]?.summary).toMatchObject({ count: all.length, favourable_rate: card(2).favourable_rate });
});

test('filters change the list and its total, never the figures', () => {
  const { total, summary } = ask();
  expect(total).toBe(summary.count);
  for (const { score, count } of summary.histogram) {
    const found = ask({ score });
    expect(found).toMatchObject({ total: count, summary });
    expect(found.list.every(({ review }) => review.product_score === score)).toBe(true);
  }
  const pictured = ask({ with_pictures: true });
  expect(pictured).toMatchObject({ total: summary.with_pictures, summary });
  expect(pictured.total).toBeLessThan(total);
  const shown = pictured.list.every(
    ({ review }) => review.pictures.length > 0 || (review.append?.pictures.length ?? 0) > 0,
  );
  expect(shown).toBe(true);
  expect(ask({ with_pictures: false }).total).toBe(total);
});

test('a closed shop keeps its reviews, even those of a removed product', () => {
  const before = ask();
  const record = sandbox.world.shops.get(2);
  if (!record) throw new Error('There is no shop 2');
  record.status = 'closed';
  sandbox.product(102).status = 'removed';
  expect(ask()).toEqual(before);
});

test('a shop without reviews has no average, and an unknown shop is refused', () => {
  for (const { id, productId } of [...sandbox.world.reviews.values()]) {
    if (sandbox.product(productId).shopId === 2) sandbox.world.reviews.delete(id);
  }
  expect(ask()).toMatchObject({ list: [], total: 0, summary: { count: 0, average: null, favourable_rate: null } });
  expect(refusalOf(() => ask({ shop_id: 987 })).name).toBe('shop_not_found');
});
