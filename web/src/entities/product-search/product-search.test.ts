import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { activeFacets, withoutFacet } from './facets.ts';
import { listParams, ProductSearch, toUrlSearch } from './product-search.ts';

const read = (search: Record<string, unknown>) => v.parse(ProductSearch, search);

test('an invalid search parameter is ignored, and the others are kept', () => {
  expect(
    read({ category: 3, shop: 'x', min: 'ten', max: '9,5', rate: 200, stock: 'yes', freight: true, sort: 'best' }),
  ).toEqual({
    q: undefined,
    category: 3,
    shop: undefined,
    min: undefined,
    max: '9.50',
    rate: undefined,
    stock: undefined,
    freight: true,
    sort: undefined,
  });
});

test('a query of digits stays a string', () => {
  expect(read({ q: 12 }).q).toBe('12');
  expect(read({ q: '   ' }).q).toBeUndefined();
});

test('a query that is a JSON keyword is searched for like any other', () => {
  // The router parses `q=null`, `q=true` and `q=0` to these values.
  expect([null, true, 0].map((q) => read({ q }).q)).toEqual(['null', 'true', '0']);
  expect(read({ q: ['a'] }).q).toBeUndefined();
});

test('an amount in the URL keeps its exact cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (cents) => {
      const digits = String(cents).padStart(3, '0');
      const amount = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
      const { min } = toUrlSearch(read({ min: amount }));
      // The URL holds JSON.
      expect(read({ min: JSON.parse(JSON.stringify(min)) }).min).toBe(amount);
    }),
  );
});

test('a filter is removed on its own, a price range with both bounds', () => {
  const search = read({ q: 'boots', category: 3, min: '50', max: '200', stock: true });
  expect(activeFacets(search)).toEqual(['q', 'category', 'price', 'stock']);
  expect(activeFacets(withoutFacet(search, 'price'))).toEqual(['q', 'category', 'stock']);
  expect(withoutFacet(search, 'category').min).toBe('50.00');
});

test('a search is turned into the contract’s parameters', () => {
  expect(listParams(read({ category: 3, min: 50, max: 200, rate: 95, stock: true, sort: 'price_asc' }))).toMatchObject({
    category_id: 3,
    sort: 'price_asc',
    filter: { price_min: '50.00', price_max: '200.00', rate_min: 95, in_stock: true },
  });
  expect(listParams(read({ min: 50, max: 9 })).filter).toMatchObject({ price_min: '50.00', price_max: undefined });
});
