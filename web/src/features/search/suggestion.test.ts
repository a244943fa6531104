import { fixture } from '@meridian/sdk/testing';
import { expect, test } from 'vitest';
import { searchOptions } from './suggestion.ts';

const { list: products } = fixture('listProducts');
const lines = (['word', 'product', 'shop', 'category', 'brand'] as const).map((kind) => ({
  kind,
  text: kind,
  id: 1,
  picture: null,
}));

const optionsOf = (found: Partial<Parameters<typeof searchOptions>[0]>) =>
  searchOptions({ kind: 'products', lines, products, total: undefined, ...found }).map((option) =>
    option.is === 'line' ? option.suggestion.kind : option.is,
  );

test.each<[what: string, found: Parameters<typeof optionsOf>[0], options: string[]]>([
  ['first results replace suggested products', {}, ['word', 'shop', 'category', ...products.map(() => 'product')]],
  [
    'without first results, suggestions name products',
    { products: undefined, total: 99 },
    ['word', 'product', 'shop', 'category'],
  ],
  [
    'all results are offered if there are more',
    { lines: [], total: products.length + 1 },
    [...products.map(() => 'product'), 'all'],
  ],
  ['but not if all are shown', { lines: [], total: products.length }, products.map(() => 'product')],
  ['the shop search has no categories or products', { kind: 'shops', total: 99 }, ['word', 'shop']],
])('%s; an unknown kind is left out', (_what, found, options) => {
  expect(optionsOf(found)).toEqual(options);
});
