import type { ArgsOf } from '@meridian/sdk';
import { beforeEach, expect, test } from 'vitest';
import { openSandbox, refusalOf, type TestSandbox } from '../../../tests/harness/open-sandbox.ts';
import { DAY, MINUTE } from '../../world/clock.ts';
import type { Shop } from '../../world/types.ts';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = openSandbox({ products: 60 });
});

type Query = NonNullable<ArgsOf<'listShops'>['query']>;
const list = (query: Query = {}) => sandbox.call('listShops', { query: { limit: 50, ...query } }).list;
const detail = (id: number) => sandbox.call('getShop', { query: { shop_id: id } });
const follow = (shop_id: number, followed = true) => sandbox.call('followShop', { body: { shop_id, followed } });
const followed = (keyword?: string) =>
  sandbox.call('listFollowedShops', { query: keyword === undefined ? {} : { keyword } }).list;
const feed = () => sandbox.call('listFollowFeed', { query: { limit: 50 } }).list;
const record = (id: number): Shop => {
  const found = sandbox.world.shops.get(id);
  if (!found) throw new Error(`There is no shop ${id}`);
  return found;
};

test('[R3.06] a shop has fans, total sales, favourable rate, visits and a follow state', () => {
  const { visits } = record(1);
  expect(detail(1)).toMatchObject({ fans: 12_400, total_sales: 38_900, favourable_rate: 97, followed: true, visits });
});

test('a visit counts once a day per customer, and shows in the next answer', () => {
  const before = detail(3).visits;
  expect([detail(3).visits, detail(3).visits]).toEqual([before + 1, before + 1]);
  sandbox.advance(DAY);
  expect([detail(3).visits, detail(3).visits]).toEqual([before + 1, before + 2]);
});

test('the categories of a shop add up to its products, and a closed shop offers none', () => {
  const { categories, product_count } = detail(2);
  expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(product_count);
  record(2).status = 'closed';
  expect(detail(2)).toMatchObject({ status: 'closed', product_count: 0, pictures: [], categories: [] });
  expect(refusalOf(() => detail(987)).name).toBe('shop_not_found');
});

test('scores cover the last 180 days', () => {
  expect(detail(1).scores.sample).toBeGreaterThan(0);
  sandbox.advance(181 * DAY);
  expect(detail(1).scores).toEqual({ product: null, service: null, postage: null, sample: 0, category: null });
});

test('a shop’s scores are shown beside those of its largest category, over all shops', () => {
  const { scores, categories } = detail(1);
  expect(scores.category).toMatchObject({ name: categories[0]?.name });
  const since = sandbox.clock.now() - 180 * DAY;
  const given = [...sandbox.world.reviews.values()]
    .filter(
      ({ productId, createdAt }) => sandbox.product(productId).categoryId === categories[0]?.id && createdAt > since,
    )
    .map(({ serviceScore }) => serviceScore);
  const mean = given.reduce((sum, score) => sum + score, 0) / given.length;
  expect(scores.category).toMatchObject({ service: Math.round(mean * 10) / 10, sample: given.length });
  expect(given.length).toBeGreaterThan(scores.sample);
});

test('a collection equals its list; one without offered products is left out, and a closed shop has none', () => {
  const found = (collection_id: number) => sandbox.call('listProducts', { query: { collection_id, limit: 50 } });
  const { collections, cover } = detail(2);
  expect(cover).toMatch(/^\/pictures\//);
  expect(collections.map(({ name }) => name)).toContain('For a weekend outdoors');
  for (const { id } of collections) {
    const { list: goods } = found(id);
    expect(goods.length).toBeGreaterThan(0);
    expect(goods.every(({ shop }) => shop.id === 2)).toBe(true);
  }
  const [first] = collections;
  for (const { id } of found(first?.id ?? 0).list) sandbox.product(id).status = 'removed';
  expect(detail(2).collections.map(({ id }) => id)).toEqual(collections.slice(1).map(({ id }) => id));
  expect(found(first?.id ?? 0).total).toBe(0);
  record(2).status = 'closed';
  expect(detail(2).collections).toEqual([]);
});

test('shops are found by name first, then by their products; closed shops are not found', () => {
  expect(list({ keyword: 'north' }).map(({ id }) => id)).toEqual([1]);
  expect(list({ keyword: '耳机' }).map(({ id }) => id)).toContain(1);
  const own = list({ keyword: 'trail', sort: 'sales' });
  expect(own[0]?.id).toBe(2);
  expect(list().map(({ id }) => id)).not.toContain(15);
  const figures = list({ sort: 'rate' }).map(({ favourable_rate }) => favourable_rate ?? -1);
  expect(figures).toEqual(figures.toSorted((a, b) => b - a));
  const fans = list().map((card) => card.fans);
  expect(fans).toEqual(fans.toSorted((a, b) => b - a));
});

test('[R4.04] following changes the count and the state at once, in every answer that shows the shop', () => {
  const before = detail(3).fans;
  expect(follow(3)).toEqual({ shop_id: 3, followed: true, fans: before + 1 });
  expect(follow(3).fans).toBe(before + 1);
  const cards = [
    detail(3),
    list().find(({ id }) => id === 3),
    sandbox.call('listHotShops', { query: { limit: 50 } }).list.find(({ id }) => id === 3),
    sandbox.call('getProduct', { query: { product_id: 104 } }).shop,
    followed()[0]?.shop,
  ];
  for (const card of cards) expect(card).toMatchObject({ id: 3, fans: before + 1, followed: true });
  expect(JSON.stringify(sandbox.call('getHome', {}))).not.toContain(`"fans":${before},`);
  expect(follow(3, false)).toEqual({ shop_id: 3, followed: false, fans: before });
  expect(followed().map((one) => one.shop.id)).toEqual([2, 1]);
  expect(refusalOf(() => follow(987)).name).toBe('shop_not_found');
});

test('a shop followed again within five minutes keeps its place', () => {
  const before = followed();
  const last = before.at(-1)?.shop.id ?? 0;
  follow(last, false);
  sandbox.advance(5 * MINUTE - 1);
  follow(last);
  expect(followed()).toEqual(before);
  follow(last, false);
  sandbox.advance(5 * MINUTE);
  follow(last);
  expect(followed()[0]?.shop.id).toBe(last);
});

test('closed shops stay followed, and followed shops are found by name', () => {
  record(1).status = 'closed';
  expect(followed('northwind')).toMatchObject([{ shop: { id: 1, product_count: 0 } }]);
  expect(followed('headphones')).toEqual([]);
});

test('the feed has followed shops’ new products and price drops, and favourites’ price drops, latest first', () => {
  const at = sandbox.clock.now() - DAY;
  Object.assign(sandbox.product(104), { createdAt: at - DAY, dropped: { from: 45_000, at } });
  const sofa = () => feed().filter(({ product }) => product.id === 104);
  expect(sofa()).toEqual([]);
  sandbox.call('likeProduct', { body: { product_id: 104, liked: true } });
  expect(sofa()).toMatchObject([{ kind: 'price_drop', price_before: '450.00', product: { liked: true } }]);
  follow(3);
  expect(sofa().map(({ kind }) => kind)).toEqual(['price_drop', 'new_product']);
  const times = feed().map((item) => Date.parse(item.at));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(new Set(feed().map(({ id }) => id)).size).toBe(feed().length);
  for (const sku of sandbox.product(104).skus) sku.price = 45_000;
  expect(sofa().map(({ kind }) => kind)).toEqual(['new_product']);
  for (const sku of sandbox.product(104).skus) sku.stock = 0;
  expect(sofa()).toEqual([]);
  sandbox.advance(91 * DAY);
  expect(feed()).toEqual([]);
});
