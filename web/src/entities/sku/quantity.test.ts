import { expect, test } from 'vitest';
import { quantityError, quantityLimit } from './quantity.ts';

test('stock and limit both bound a quantity, and the one that holds is named', () => {
  expect(quantityLimit({ stock: 50, limit: null })).toEqual({ most: 50, by: 'stock' });
  expect(quantityLimit({ stock: 3, limit: null })).toEqual({ most: 3, by: 'few' });
  expect(quantityLimit({ stock: 1, limit: 3 })).toEqual({ most: 1, by: 'few' });
  expect(quantityLimit({ stock: 9, limit: 3 })).toEqual({ most: 3, by: 'limit' });
});

test.each([
  [1, undefined],
  [3, undefined],
  [4, 'too_many'],
  [0, 'unclear'],
  [-1, 'unclear'],
  [1.5, 'unclear'],
  [Number.NaN, 'unclear'],
  [Number.POSITIVE_INFINITY, 'unclear'],
])('of three at most, %d is %s', (quantity, trouble) => {
  expect(quantityError(quantity, 3)).toBe(trouble);
});
