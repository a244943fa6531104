import { expect, test } from 'vitest';
import { DAY } from './clock.ts';
import { changePrice, priorPrice } from './price-history.ts';
import { createWorld } from './seed/create-world.ts';

/** A SKU after these changes of its price, each in cents and on a day. */
function skuAfter(first: number, ...changes: [price: number, day: number][]) {
  const [sku] = createWorld().products.get(102)?.skus ?? [];
  if (!sku) throw new Error('102 has SKUs');
  sku.price = first;
  for (const [price, day] of changes) changePrice(sku, price, day * DAY);
  return sku;
}

// The cases of the Commission's guidance on Art. 6a (2021/C 526/02) and of C-330/23.
test.each<[string, number, [number, number][], number | null]>([
  ['a price that never changed', 8000, [], null],
  ['a reduction', 10_000, [[8000, 40]], 10_000],
  ['a rise', 8000, [[10_000, 40]], null],
  [
    '80, 100, 90 within 30 days',
    8000,
    [
      [10_000, 40],
      [9000, 50],
    ],
    null,
  ],
  [
    '80, 100, 70 within 30 days: from 80',
    8000,
    [
      [10_000, 40],
      [7000, 50],
    ],
    8000,
  ],
  [
    '80, and 31 days later 100, 90',
    8000,
    [
      [10_000, 10],
      [9000, 41],
    ],
    10_000,
  ],
  [
    '80, and 30 days later 100, 90',
    8000,
    [
      [10_000, 10],
      [9000, 40],
    ],
    10_000,
  ],
  [
    '80, and 29 days later 100, 90',
    8000,
    [
      [10_000, 10],
      [9000, 39],
    ],
    null,
  ],
  [
    '100, and 50 and 90 at one moment',
    10_000,
    [
      [5000, 40],
      [9000, 40],
    ],
    10_000,
  ],
  [
    'a reduction that was taken back',
    10_000,
    [
      [8000, 40],
      [10_000, 45],
    ],
    null,
  ],
])('[B8.08] the former price of %s', (_, first, changes, expected) => {
  expect(priorPrice(skuAfter(first, ...changes))).toBe(expected);
});
