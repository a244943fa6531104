import type { ArgsOf } from '@meridian/sdk';
import { beforeEach, expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../../../tests/harness/open-sandbox.ts';
import { DAY, HOUR } from '../../world/clock.ts';
import { DEMO_TOKEN } from '../../world/seed/demo/demo.ts';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = openSandbox({ products: 60 });
});

const hot = (query: NonNullable<ArgsOf<'listHotProducts'>['query']> = {}) =>
  sandbox.call('listHotProducts', { query: { limit: 50, ...query } });
const home = (language = 'en') => sandbox.call('getHome', { language });
const suggest = (keyword: string, language = 'en') =>
  sandbox.call('listSuggestions', { query: { keyword }, language }).list;

test('[R3.12] the ten categories are in the order of the specification, with their product counts', () => {
  const { list } = sandbox.call('listCategories', {});
  expect(list.map(({ category_code: code }) => code).join(' ')).toBe(
    'computer electrical outdoors family health men women food phone toys',
  );
  const before = list[7]?.product_count ?? 0;
  sandbox.product(106).status = 'removed';
  expect(sandbox.call('listCategories', {}).list[7]?.product_count).toBe(before - 1);
});

test('the home page has its five blocks in the call’s language, including the top of the rankings', () => {
  const { blocks, product_count } = home();
  expect(blocks.map(({ type }) => type)).toEqual(['banners', 'categories', 'hot_products', 'hot_shops', 'notices']);
  expect(blocks[2]).toEqual({ type: 'hot_products', items: hot({ limit: 20 }).list });
  expect(product_count).toBeGreaterThan(50);
  expect(JSON.stringify(home('zh-CN').blocks[0])).toContain('两晚，一个背包');
});

test('a banner is left out with its sold-out product, and notices are shown for their time', () => {
  const titles = () => JSON.stringify(home().blocks);
  expect(titles()).toContain('/detail/103');
  for (const sku of sandbox.product(103).skus) sku.stock = 0;
  expect(titles()).not.toContain('/detail/103');
  expect(titles()).toContain('until 24 November');
  sandbox.advance(5 * DAY);
  expect(titles()).not.toContain('until 24 November');
});

test('a ranking counts the pieces paid for in its period, and is updated every hour', () => {
  const last = hot().list.at(-1);
  const product = sandbox.product(last?.id ?? 0);
  const order = [...sandbox.world.orders.values()].find(({ paidAt }) => paidAt !== null);
  const item = order?.items[0];
  if (!order || !item) throw new Error('There is no paid order');
  sandbox.world.orders.set(999, {
    ...structuredClone(order),
    id: 999,
    refundIds: [],
    paidAt: sandbox.clock.now() + 1,
    items: [{ ...item, id: 9999, productId: product.id, quantity: 900_000 }],
  });
  sandbox.advance(HOUR - 1);
  expect(hot().list[0]?.id).not.toBe(product.id);
  sandbox.advance(1);
  for (const period of ['day', 'week', 'month'] as const) expect(hot({ period }).list[0]?.id).toBe(product.id);
  sandbox.advance(2 * DAY);
  expect(hot({ period: 'day' }).list[0]?.id).not.toBe(product.id);
  expect(hot({ period: 'week' }).list[0]?.id).toBe(product.id);
});

test('a ranking has only products in stock, and a category’s ranking only its own', () => {
  const top = hot().list[0]?.id ?? 0;
  for (const sku of sandbox.product(top).skus) sku.stock = 0;
  expect(hot().list.map(({ id }) => id)).not.toContain(top);
  expect(new Set(hot({ category_id: 3 }).list.map(({ category_id }) => category_id))).toEqual(new Set([3]));
  expect(hot({ category_id: 99 }).list).toEqual([]);
});

const similar = (product_id?: number, token = DEMO_TOKEN) =>
  sandbox.call('listSimilarProducts', { query: product_id ? { product_id } : {}, token }).list;

test('similar products are first of the same category by nearest price, then others', () => {
  const list = similar(103);
  const same = list.filter(({ category_id }) => category_id === 3);
  expect(list.slice(0, same.length)).toEqual(same);
  const gaps = same.map(({ price }) => Math.abs(Number(price) - 189));
  expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
  expect(list.map(({ id }) => id)).not.toContain(103);
  expect(similar(987_654)).toEqual([]);
});

test('recommendations leave out bought products and begin with the customer’s categories', () => {
  const { newcomer, signIn } = sandbox;
  newcomer.likes.push({ productId: 104, likedAt: sandbox.clock.now(), price: 1 });
  expect(similar(undefined, signIn(newcomer))[0]?.category_id).toBe(4);
  expect(similar().map(({ id }) => id)).not.toContain(101);
});

test('suggestions are words, categories, shops, then products, ten at most, in the typed language', () => {
  const kinds = ['word', 'category', 'shop', 'product'];
  const list = suggest('t');
  expect(list).toHaveLength(10);
  expect(list).toEqual(list.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind)));
  expect(suggest('trail')).toContainEqual(expect.objectContaining({ kind: 'shop', id: 2, text: 'Trailhead Supply' }));
  expect(suggest('户外')).toContainEqual(expect.objectContaining({ kind: 'category', id: 3, text: 'Outdoors' }));
  expect(suggest('耳机')[0]).toMatchObject({ kind: 'word', text: '耳机' });
  expect(suggest('zzz')).toEqual([]);
});

test('hot keywords find products, in the call’s language, and have their reason', () => {
  const { list } = sandbox.call('listHotKeywords', { language: 'zh-CN' });
  expect(list[0]).toEqual({ keyword: '耳机', reason: 'hot' });
  expect(new Set(list.map(({ reason }) => reason))).toEqual(new Set(['hot', 'rising', 'new']));
});
