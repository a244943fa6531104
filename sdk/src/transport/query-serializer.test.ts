import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serializeQuery } from './query-serializer.ts';

test('[R7.04] empty values are dropped', () => {
  expect(serializeQuery({ keyword: '', page: 1, shop_id: undefined, category_id: null, liked: false, zero: 0 })).toBe(
    'page=1&liked=false&zero=0',
  );
});

test('[R7.04] nested objects are written as key[sub], at any depth, without empty values', () => {
  const query = serializeQuery({
    filter: { price_min: '10.00', in_stock: true, rate_min: undefined, a: { b: 2, c: '' } },
  });
  expect(decodeURIComponent(query)).toBe('filter[price_min]=10.00&filter[in_stock]=true&filter[a][b]=2');
  expect(query).not.toContain('[');
});

test('dates are RFC 3339 and arrays repeat their key', () => {
  const at = new Date('2026-11-20T10:00:00Z');
  expect(decodeURIComponent(serializeQuery({ at, ids: [1, null, 2], none: [] }))).toBe(
    'at=2026-11-20T10:00:00.000Z&ids=1&ids=2',
  );
});

test('no parameters give an empty string', () => {
  expect(serializeQuery()).toBe('');
  expect(serializeQuery({ filter: {} })).toBe('');
});

const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constantFrom(null, undefined, ''));

test('no pair is empty, and every text survives the round trip', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string({ minLength: 1 }), fc.oneof(leaf, fc.dictionary(fc.string(), leaf))),
      (query) => {
        const text = serializeQuery(query);
        expect(text).not.toMatch(/^&|&&|&$/);
        const arrived = new URLSearchParams(text);
        for (const [key, value] of Object.entries(query)) {
          if (typeof value === 'string' && value !== '') expect(arrived.getAll(key)).toContain(value);
        }
      },
    ),
  );
});
