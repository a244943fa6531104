import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountForArrival } from './amount-for-arrival.ts';
import { permilleOf } from './money-shares.ts';

test('300.00 at 1.5 per cent brings 295.50, 50.00 at a flat 1.00 brings 49.00, and without a fee all arrives', () => {
  expect(amountForArrival(29_550, (amount) => Math.max(100, permilleOf(amount, 15)))).toBe(30_000);
  expect(amountForArrival(4_900, () => 100)).toBe(5_000);
  expect(amountForArrival(4_900, () => 0)).toBe(4_900);
});

test('an arrival or a fee that is no number of cents is refused', () => {
  expect(() => amountForArrival(Number.NaN, () => 0)).toThrow(RangeError);
  expect(() => amountForArrival(1.5, () => 0)).toThrow('Not whole cents: 1.5');
  expect(() => amountForArrival(100, () => Number.NaN)).toThrow(RangeError);
  expect(() => amountForArrival(100, () => 0.5)).toThrow('Not whole cents: 100.5');
});

test('the amount brings the exact arrival, and a cent less brings too little', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 0, max: 1_000 }),
      (arrival, permille, least) => {
        const feeOf = (amount: number) => Math.max(least, permilleOf(amount, permille));
        const left = (amount: number) => amount - feeOf(amount);
        const amount = amountForArrival(arrival, feeOf);
        expect(left(amount)).toBe(arrival);
        expect(left(amount - 1)).toBeLessThan(arrival);
      },
    ),
  );
});
