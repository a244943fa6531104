import { expect, test } from 'vitest';
import { mostOf, openGroup, pickedFrom, skuOf, stateOf } from './spec-choice.ts';

const sku = (id: number, value_ids: number[], stock: number, limit: number | null = null) => ({
  id,
  value_ids,
  stock,
  limit,
  price: '10.00',
  market_price: null,
  picture: null,
});
const value = (id: number) => ({ id, name: `v${id}`, picture: null });

// Two colours and two sizes; the large one does not exist in the second colour, and the small one there is sold out.
const product = {
  spec_groups: [
    { id: 1, name: 'Colour', values: [value(11), value(12)] },
    { id: 2, name: 'Size', values: [value(21), value(22)] },
  ],
  skus: [sku(101, [11, 21], 5), sku(102, [11, 22], 1, 3), sku(103, [12, 21], 0)],
};

test('a choice in full names one specification, an open one none', () => {
  const half = new Map([[1, 11]]);
  expect(skuOf(product, half)).toBeUndefined();
  expect(openGroup(product, half)?.name).toBe('Size');
  expect(
    skuOf(
      product,
      new Map([
        [1, 11],
        [2, 22],
      ]),
    )?.id,
  ).toBe(102);
});

test('the specification of a shared link is picked again, a foreign one picks nothing', () => {
  expect([...pickedFrom(product, 102)]).toEqual([
    [1, 11],
    [2, 22],
  ]);
  expect(pickedFrom(product, 999).size).toBe(0);
});

test('a product with nothing to choose is chosen already', () => {
  const single = { spec_groups: [], skus: [sku(7, [], 3)] };
  expect(skuOf(single, pickedFrom(single, undefined))?.id).toBe(7);
});

test('[R3.05] a value says whether it can be had with what is picked', () => {
  const none = new Map<number, number>();
  expect(stateOf(product, none, 1, 12)).toBe('sold_out');
  expect(stateOf(product, none, 2, 22)).toBe('free');
  expect(stateOf(product, new Map([[1, 12]]), 2, 22)).toBe('impossible');
  expect(stateOf(product, new Map([[1, 12]]), 1, 11)).toBe('free');
});

test('stock and limit both bound a quantity', () => {
  expect(mostOf({ stock: 5, limit: null })).toBe(5);
  expect(mostOf({ stock: 1, limit: 3 })).toBe(1);
  expect(mostOf({ stock: 9, limit: 3 })).toBe(3);
});
