// Any URL search is parsed into valid values (R2.12), and screens ask for their data while their code loads.
import {
  categoriesQuery,
  configQuery,
  followedShopList,
  followFeedList,
  hotKeywordsQuery,
  hotProductList,
  languagesQuery,
  likedProductList,
  messageList,
  notificationList,
  orderCountsQuery,
  productList,
  sessionsQuery,
  shopList,
  shopQuery,
  userInfoQuery,
} from '@meridian/sdk/react';
import { hashKey, QueryClient, type QueryKey } from '@tanstack/react-query';
import { type AnyRoute, defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { routeTree } from './routeTree.gen.ts';

type Search = Record<string, unknown>;

const Values = v.record(v.string(), v.unknown());

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** Every route with search parameters, and how it reads them: by a schema or by a function. */
const readers = Object.values<AnyRoute>({ ...routeTree.children }).flatMap((route) => {
  const reader: unknown = route.options.validateSearch;
  const read = (address: Search): Search => {
    if (typeof reader === 'function') return v.parse(Values, reader(address));
    return isSchema(reader) ? v.parse(Values, v.parse(reader, address)) : {};
  };
  return reader === undefined ? [] : [{ path: String(route.fullPath), read }];
});

/** Drops undefined values, which a URL does not contain. */
const given = (search: Search): Search =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

const names = [
  ...['q', 'category', 'shop', 'min', 'max', 'rate', 'stock', 'freight', 'sort', 'tab', 'list', 'period', 'page'],
  ...['return', 'after', 'sku', 'product', 'quantity', 'order', 'type', 'id', '__proto__', 'constructor'],
];

const likely = fc.constantFrom<unknown>(
  ...['hot', 'price_asc', 'fans', 'products', 'shops', 'goods', 'new', 'day', 'password', '/bag', '12', ' ', '1e3'],
  ...[0, -1, 1, 3, 50, 51, 1e15, 2 ** 53, 9.5, 49.99, true, false, null],
);
// JSON has no negative zero.
const json = fc.jsonValue().map((one): unknown => JSON.parse(JSON.stringify(one)));
const value = fc.oneof(likely, json, fc.string({ unit: 'grapheme' }), fc.array(likely));
const address = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), value);

const hot = productList.pages({ sort: 'hot' })(1);
const popularBags = productList.pages({ keyword: 'bag', sort: 'hot', filter: { price_min: '5.00' } })(1);
const newBags = productList.pages({ keyword: 'bag', sort: 'newest', shop_id: 1, filter: {} })(1);
const tooLong = { q: 'a'.repeat(61) };

test.each<[path: string, search: Search, ...queries: { queryKey: QueryKey }[]]>([
  ['/explore', { page: 7 }, hot],
  ['/explore', { list: 'new', category: 3 }, productList.pages({ category_id: 3, sort: 'newest' })(1)],
  ['/explore', { list: 'hot', period: 'day' }, hotProductList.pages({ period: 'day' })(1)],
  ['/explore', { list: 'shops' }],
  ['/filter', {}, categoriesQuery(), productList.pages({ filter: {}, limit: 1 })(1)],
  ['/heart', {}, followFeedList.pages()(1)],
  ['/language', {}, languagesQuery()],
  ['/myFavourite', {}, likedProductList.pages()(1), followedShopList.pages()(1)],
  ['/notification', { type: 'order' }, notificationList.pages({ type: 'order' })(1)],
  ['/passwords', {}, userInfoQuery()],
  ['/popular', {}, hotProductList.pages({ period: 'week' })(1)],
  ['/products', { q: 'bag', sort: 'hot', min: 5 }, popularBags],
  ['/products', { min: 5, max: 4 }],
  ['/profile', {}, userInfoQuery(), orderCountsQuery()],
  ['/search', {}, hotKeywordsQuery()],
  ['/search', { q: 'bag', sort: 'hot', min: 5 }, popularBags],
  ['/search', tooLong],
  ['/searchs', {}, shopList.pages({ sort: 'fans' })(1)],
  ['/searchs', { q: 'bag', sort: 'rate' }, shopList.pages({ keyword: 'bag', sort: 'rate' })(1)],
  ['/searchs', tooLong],
  ['/security', {}, userInfoQuery(), sessionsQuery()],
  ['/service', { shop: 2 }, messageList({ shop_id: 2 })],
  ['/setting', {}, userInfoQuery(), configQuery()],
  ['/shop/{-$id}', { q: 'bag', sort: 'newest' }, shopQuery(1), newBags],
  ['/shop/{-$id}', { tab: 'about' }, shopQuery(1)],
])('%s with %j asks for its data while its code loads, but not when only preloaded', (path, search, ...wanted) => {
  const queries = new QueryClient();
  const route = Object.values<AnyRoute>({ ...routeTree.children }).find(
    ({ options }) => 'path' in options && options.path === path,
  );
  const visit = { context: { queries }, params: { id: '1' }, deps: route?.options.loaderDeps?.({ search }) };
  const asked = () =>
    queries
      .getQueryCache()
      .getAll()
      .map(({ queryHash }) => queryHash);
  route?.options.loader({ ...visit, preload: true });
  expect(asked()).toEqual([]);
  route?.options.loader({ ...visit, preload: false });
  expect(asked()).toEqual(wanted.map(({ queryKey }) => hashKey(queryKey)));
});

test('some routes have a URL search', () => expect(readers.length).toBeGreaterThan(10));

test.each(readers)('[R2.12] $path parses any URL search into plain values or none', ({ read }) => {
  fc.assert(
    fc.property(address, (input) => {
      for (const part of Object.values(given(read(input)))) {
        expect(['string', 'number', 'boolean']).toContain(typeof part);
        if (typeof part === 'number') expect(Number.isFinite(part)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test.each(readers)('[R2.12] the URL search of $path survives being written to the URL and parsed again', ({ read }) => {
  fc.assert(
    fc.property(address, (input) => {
      const search = given(read(input));
      expect(given(read(defaultParseSearch(defaultStringifySearch(search))))).toEqual(search);
    }),
    { numRuns: 300 },
  );
});

test.each(readers)('[R2.12] $path parses any text after the question mark without throwing', ({ read }) => {
  const hostile = fc.constantFrom(
    '%E0%A4%A',
    '%',
    '&',
    '=',
    '+',
    '[',
    ']',
    '{',
    '"',
    '?',
    '#',
    'q',
    'sort',
    'a',
    '\u0000',
  );
  fc.assert(
    fc.property(
      fc.array(hostile).map((parts) => `?${parts.join('')}`),
      (text) => {
        read(defaultParseSearch(text));
      },
    ),
  );
});
