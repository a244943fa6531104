import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountPercent } from './discount.ts';
import { fromCents } from './money.ts';

test.each([
  ['129.90', '159.00', 18],
  ['98.50', '120.00', 17],
  ['0.00', '5.00', 100],
  ['50.00', '50.00', 0],
  ['60.00', '50.00', 0],
  ['0.00', '0.00', 0],
  // 0.999 % is rounded down to 0.
  ['999.90', '1009.99', 0],
  // In floating point 0.58 × 100 is 57.99….
  ['0.42', '1.00', 58],
  ['9999999999.99', '999999999999.99', 99],
])('%s in place of %s is %i percent less', (price, former, percent) => {
  expect(discountPercent(price, former)).toBe(percent);
});

test('a discount is never overstated, and understated by less than a percent', () => {
  const cents = fc.integer({ min: 1, max: 99_999_999_999_999 });
  fc.assert(
    fc.property(cents, cents, (one, other) => {
      const [price, former] = one < other ? [one, other] : [other, one];
      const percent = BigInt(discountPercent(fromCents(price), fromCents(former)));
      const saved = BigInt(former - price) * 100n;
      expect(percent * BigInt(former) <= saved).toBe(true);
      expect((percent + 1n) * BigInt(former) > saved).toBe(true);
    }),
  );
});

test('[B7.10] an amount that cannot be read has no discount', () => {
  expect([discountPercent('1', '2.00'), discountPercent('1.00', '2,00'), discountPercent('1.00', '')]).toEqual([
    0, 0, 0,
  ]);
});
