import { expect, test } from 'vitest';
import { quantityError, quantityLimit } from './quantity.ts';

test('a quantity is limited by the stock or the limit per customer, and the reason is given', () => {
  expect(quantityLimit({ stock: 50, limit: null })).toEqual({ max: 50, reason: 'stock' });
  expect(quantityLimit({ stock: 3, limit: null })).toEqual({ max: 3, reason: 'low_stock' });
  expect(quantityLimit({ stock: 1, limit: 3 })).toEqual({ max: 1, reason: 'low_stock' });
  expect(quantityLimit({ stock: 9, limit: 3 })).toEqual({ max: 3, reason: 'limit' });
});

test.each([
  [1, undefined],
  [3, undefined],
  [4, 'too_many'],
  [0, 'invalid'],
  [-1, 'invalid'],
  [1.5, 'invalid'],
  [Number.NaN, 'invalid'],
  [Number.POSITIVE_INFINITY, 'invalid'],
])('a quantity of %d with a maximum of three is %s', (quantity, error) => {
  expect(quantityError(quantity, 3)).toBe(error);
});
