import type { ArgsOf } from '@meridian/sdk';
import { toCents } from '@meridian/sdk/rules';
import { beforeEach, expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../../../tests/harness/open-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = openSandbox({ products: 60 });
});

type Query = NonNullable<ArgsOf<'listProducts'>['query']>;
const list = (query: Query = {}) => sandbox.call('listProducts', { query: { limit: 50, ...query } });
const whole = (query: Query = {}) => [...list(query).list, ...list({ ...query, page: 2 }).list];
const ids = (query: Query = {}) => whole(query).map(({ id }) => id);

test('words are searched in name, category and shop, in both languages, better matches first', () => {
  expect(ids({ keyword: 'backpack rain' })).toEqual([102]);
  expect(ids({ keyword: '双肩包 山径户外' })).toEqual([102]);
  expect(ids({ keyword: 'northwind headphones' })).toContain(101);
  expect(ids({ keyword: 'backpack sofa' })).toEqual([]);
  const trail = ids({ keyword: 'trail' });
  expect(trail[0]).toBe(102);
  expect(trail).toContain(103);
});

test('removed products and those of closed shops are not found; sold-out ones are found last', () => {
  const before = list().total;
  sandbox.product(106).status = 'removed';
  for (const sku of sandbox.product(103).skus) sku.stock = 0;
  expect(list().total).toBe(before - 1);
  expect(ids({ keyword: 'trail tent' }).at(-1)).toBe(103);
  const closing = sandbox.world.shops.get(2);
  if (closing) closing.status = 'closed';
  expect(ids({ shop_id: 2 })).toEqual([]);
});

test('each sort order holds across all pages, and ties go to the higher id', () => {
  for (const { skus } of [sandbox.product(101), sandbox.product(102)]) for (const sku of skus) sku.price = 5_000;
  const dear = whole({ sort: 'price_asc' }).map(({ id, price }) => [toCents(price), -id] as const);
  expect(dear).toEqual(dear.toSorted(([a, m], [b, n]) => a - b || m - n));
  expect(whole({ sort: 'price_desc' }).map(({ price }) => toCents(price))).toEqual(
    dear.map(([price]) => price).toSorted((a, b) => b - a),
  );
  const rated = whole({ sort: 'rate' }).map(({ favourable_rate }) => favourable_rate ?? -1);
  expect(rated).toEqual(rated.toSorted((a, b) => b - a));
  const released = whole({ sort: 'newest' }).map(({ created_at }) => Date.parse(created_at));
  expect(released).toEqual(released.toSorted((a, b) => b - a));
  const sold = whole({ sort: 'sales' }).map(({ sales }) => sales);
  expect(sold).toEqual(sold.toSorted((a, b) => b - a));
  const stock = whole().map((card) => card.stock > 0);
  expect(stock).toEqual(stock.toSorted((a, b) => Number(b) - Number(a)));
  expect(new Set(ids()).size).toBe(list().total);
});

test('the price is the lowest in stock, and filters use it with inclusive bounds', () => {
  const [mist, ink, sand] = sandbox.product(101).skus;
  if (!mist || !ink || !sand) throw new Error('The headphones have three colours');
  Object.assign(mist, { price: 10_000, marketPrice: 9_000 });
  Object.assign(sand, { price: 5_000, stock: 0 });
  const found = list({ keyword: 'aria 2', filter: { price_min: '100.00', price_max: '100.00' } }).list;
  expect(found).toMatchObject([{ id: 101, price: '100.00', market_price: null, stock: mist.stock + ink.stock }]);
  expect(ids({ filter: { price_min: '9.00', price_max: '8.00' } })).toEqual([]);
});

const filters = { in_stock: true, free_freight: true, rate_min: 95, price_max: '150.00' };
const asked = { category_id: 3, shop_id: 2, filter: filters } satisfies Query;

test('every facet is counted with all other filters and without its own', () => {
  const { facets } = list(asked);
  const count = (query: Query) => list(query).total;
  const without = (key: keyof typeof filters) =>
    Object.fromEntries(Object.entries(filters).filter(([name]) => name !== key));
  for (const { id, count: found } of facets.categories) expect(found).toBe(count({ ...asked, category_id: id }));
  for (const { id, count: found } of facets.shops) expect(found).toBe(count({ ...asked, shop_id: id }));
  for (const step of facets.rates) {
    expect(step.count).toBe(count({ ...asked, filter: { ...filters, rate_min: step.min } }));
  }
  expect(facets.rates.map(({ min }) => min)).toEqual([98, 95, 90]);
  expect(count(asked)).toBeGreaterThan(0);
  expect(facets.in_stock).toBe(count(asked));
  expect(facets.free_freight).toBe(count(asked));
  const prices = whole({ ...asked, filter: without('price_max') }).map(({ price }) => toCents(price));
  expect(facets.price && [facets.price.min, facets.price.max].map(toCents)).toEqual([
    Math.min(...prices),
    Math.max(...prices),
  ]);
});

test('facets do not depend on page and sort, and name the requested shop even without results', () => {
  const { facets } = list({ keyword: 'sofa', shop_id: 1 });
  expect(facets.shops).toContainEqual({ id: 1, name: 'Northwind Audio', count: 0 });
  expect(facets.price).toBeNull();
  expect(list({ sort: 'newest', page: 3, limit: 1 }).facets).toEqual(list().facets);
});

test('each condition is counted with only itself relaxed, even without results', () => {
  const counted = (query: Query) =>
    Object.fromEntries(list(query).relax.map(({ condition, count }) => [condition, count]));
  const all: Query = { ...asked, keyword: 'trail' };
  const { keyword: _, ...unworded } = all;
  const { category_id: __, ...anyCategory } = all;
  const { price_max: ___, ...anyPrice } = filters;
  const { in_stock: ____, ...sold } = filters;
  expect(counted(all)).toMatchObject({
    keyword: list(unworded).total,
    category_id: list(anyCategory).total,
    price: list({ ...all, filter: anyPrice }).total,
    in_stock: list({ ...all, filter: sold }).total,
  });
  expect(list(all).relax.map(({ condition }) => condition)).toEqual([
    'keyword',
    'category_id',
    'shop_id',
    'price',
    'in_stock',
    'free_freight',
    'rate_min',
  ]);
  const none = list({ keyword: 'backpack', category_id: 8 });
  expect([none.total, none.relax]).toEqual([
    0,
    [
      { condition: 'keyword', count: list({ category_id: 8 }).total },
      { condition: 'category_id', count: list({ keyword: 'backpack' }).total },
    ],
  ]);
  expect(list({ filter: { in_stock: false } }).relax).toEqual([]);
});

test('products by ids keep the requested order, and removed or unknown ones are left out', () => {
  expect(ids({ product_ids: [104, 101, 999_999, 106] })).toEqual([104, 101, 106]);
  expect(ids({ product_ids: [104, 101, 106], sort: 'price_asc' })).toEqual([106, 101, 104]);
  expect(ids({ product_ids: [104, 101, 106], category_id: 2 })).toEqual([101]);
  sandbox.product(104).status = 'removed';
  expect(ids({ product_ids: [104, 101] })).toEqual([101]);
  const fifty = Array.from({ length: 50 }, (_, index) => 101 + index);
  expect(list({ product_ids: fifty }).list.map(({ id }) => id)).toEqual(
    fifty.filter((id) => list({ product_ids: [id] }).total === 1),
  );
});

test('a card names the SKU only of a product with a single SKU', () => {
  for (const { id, sku_count, sku_id } of whole()) {
    const [first] = sandbox.product(id).skus;
    expect(sku_id).toBe(sku_count === 1 ? first?.id : null);
  }
  expect(whole().filter(({ sku_id }) => sku_id !== null).length).toBeGreaterThan(3);
});

test('a search finds goods by other words of a customer, those named as typed first', () => {
  sandbox = openSandbox({ products: 240 });
  const names = (keyword: string) => list({ keyword }).list.map(({ name }) => name);
  const found = {
    bags: ['backpack', 'handbag', 'tote', 'briefcase'],
    rucksack: ['backpack'],
    Dresses: ['dress'],
    'women shoes': ['heels', 'sandals', 'boots'],
    女鞋: ['heels', 'boots'],
    'a gift for dad': ['gloves', 'watch'],
    送爸爸的礼物: ['gloves', 'watch'],
  };
  for (const [keyword, kinds] of Object.entries(found)) {
    expect(names(keyword), keyword).toEqual(expect.arrayContaining(kinds.map((kind) => expect.stringContaining(kind))));
  }
  const inStock = list({ keyword: 'glasses', filter: { in_stock: true } }).list;
  expect(inStock.map(({ name }) => name.includes('glasses'))).toEqual([true, false, false]);
});

test('a small word alone is searched for', () => {
  expect(ids({ keyword: 'a' }).length).toBeGreaterThan(0);
});
