import { ORDER_STATUS } from '@meridian/sdk/rules';
import { afterEach, expect, test, vi } from 'vitest';
import { firstScreenAt } from './first-screen.ts';

afterEach(() => vi.unstubAllGlobals());

/** The pictures of a screen that the shell shows, each with the number of its box. */
function shownAt(pathname: string, ...answers: Record<string, unknown>[]): string[] {
  const pictures = firstScreenAt({ pathname, search: '' }, true)?.pictures ?? [];
  const first = pictures.flatMap((picturesIn, last) => picturesIn(...answers.slice(0, last + 1)));
  return first.filter(({ src }) => src !== '').map(({ src, place }) => src + place);
}

const products = ['a', 'b', 'c'].map((picture) => ({ picture }));
const shop = { logo: 'logo', name: 'Nordlys', description: 'Lamps', collections: [{ id: 1 }] };
const blocks = [
  { type: 'notices', items: [{ text: 'Sale' }] },
  { type: 'banners', items: [{ picture: 'banner' }, { picture: 'next' }] },
  { type: 'categories', items: [{ name: 'Lamps' }] },
  { type: 'hot_products', items: products },
];
const order = { items: products, logistics: null, fulfilment: ORDER_STATUS.waiting_pay };
/** What no contract allows. */
const hostile = [null, 'a', 7, [{ picture: 'a' }], { picture: 7 }, { picture: null }, {}];

test.each<[what: string, path: string, answers: Record<string, unknown>[], pictures: string[]]>([
  ['the home page: its banner and its first products', '/home', [{ blocks }], ['banner0', 'a1', 'b2']],
  ['no products below a banner without categories', '/home', [{ blocks: blocks.toSpliced(2, 1) }], ['banner0']],
  [
    'no products below an empty row of categories',
    '/home',
    [{ blocks: blocks.with(2, { type: 'categories', items: [] }) }],
    ['banner0'],
  ],
  ['no products where there is no banner', '/home', [{ blocks: blocks.slice(2) }], []],
  ['no blocks', '/', [{}], []],
  ['hostile blocks', '/', [{ blocks: hostile }], []],
  [
    'hostile banners',
    '/',
    [
      {
        blocks: [
          { type: 'banners', items: hostile },
          { type: 'categories', items: 'all' },
        ],
      },
    ],
    [],
  ],
  ['Explore: its first row', '/explore', [{ list: products }], ['a0', 'b1']],
  ['no list', '/explore', [{}], []],
  ['a hostile list', '/explore', [{ list: hostile }], []],
  ['a list that is a record', '/explore', [{ list: { 0: products[0] } }], []],
  [
    'the bag: the first lines of its first shop',
    '/bag',
    [{ groups: [{ lines: products }, { lines: products }] }],
    ['a0', 'b1'],
  ],
  ['an empty bag', '/bag', [{ groups: [] }], []],
  ['hostile shops', '/bag', [{ groups: hostile }], []],
  ['hostile lines', '/bag', [{ groups: [{ lines: hostile }] }], []],
  ['an order: its first item', '/orderInfo/1', [order], ['a0']],
  ['no item below parcels', '/orderInfo/1', [{ ...order, logistics: {} }], []],
  ['no item where parcels may come', '/orderInfo/1', [{ ...order, fulfilment: ORDER_STATUS.waiting_deliver }], []],
  ['no order', '/orderInfo/1', [{}], []],
  ['a shop: its logo and its first products', '/shop/1', [shop, { list: products }], ['logo0', 'a1', 'b2']],
  ['a shop whose list has no answer', '/shop/1', [shop], ['logo0']],
  [
    'a shop whose name leaves no room for the buttons',
    '/shop/1',
    [{ ...shop, name: 'N'.repeat(25) }, { list: products }],
    ['logo0'],
  ],
  ['a shop without a description', '/shop/1', [{ ...shop, description: '' }, { list: products }], ['logo0']],
  ['a shop without collections', '/shop/1', [{ ...shop, collections: [] }, { list: products }], ['logo0']],
  ['a hostile shop', '/shop/1', [{ logo: 7, name: {}, description: 7, collections: hostile }, { list: products }], []],
  ['a product: its first picture', '/detail/1', [{ pictures: ['a', 'b'], skus: [] }], ['a0']],
  ['a product of one SKU: that one’s', '/detail/1', [{ pictures: ['a'], skus: products.slice(1, 2) }], ['b0']],
  ['a hostile product', '/detail/1', [{ pictures: hostile.slice(2), skus: hostile }], []],
])('the first pictures of the shell: %s', (_what, path, answers, pictures) => {
  expect(shownAt(path, ...answers)).toEqual(pictures);
});

test('a device that shows lists in rows has their pictures elsewhere', () => {
  vi.stubGlobal('localStorage', { getItem: () => '"list"' });
  expect(shownAt('/explore', { list: products })).toEqual([]);
  expect(shownAt('/shop/1', shop, { list: products })).toEqual(['logo0']);
});
