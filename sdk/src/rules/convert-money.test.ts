import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertMoney } from './convert-money.ts';
import { fromCents } from './money.ts';

test.each([
  ['129.90', '150.5', '19549.950'],
  ['1.00', '3.6725', '3.672500'],
  ['0.01', '0.307', '0.00307'],
  ['1.00', '0.00000123456', '0.0000012345600'],
  ['0.00', '150.5', '0.000'],
  ['-64.00', '0.86', '-55.0400'],
  // More than a floating-point number holds.
  ['999999999999.99', '999999.999999', '999999999998990000.00000001'],
])('[B8.09] %s dollars at %s are %s', (amount, perDollar, product) => {
  expect(convertMoney(amount, perDollar)).toBe(product);
});

test('an amount at a rate of 1 is the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (cents) => {
      expect(convertMoney(fromCents(cents), '1')).toBe(fromCents(cents));
    }),
  );
});

test.each(['', '1,5', '1e3', '-1', '1234567', '0.123456789012'])(
  'by %j, which is no rate, nothing can be converted',
  (rate) => {
    expect(convertMoney('1.00', rate)).toBeNull();
  },
);

test.each(['', '1', '1.0', 'free'])('%j is no amount to convert', (amount) => {
  expect(convertMoney(amount, '150.5')).toBeNull();
});
