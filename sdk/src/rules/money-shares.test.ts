import fc from 'fast-check';
import { expect, test } from 'vitest';
import { permilleOf, splitCents } from './money-shares.ts';

test('half a cent of a share is rounded up', () => {
  expect([permilleOf(30_000, 15), permilleOf(100, 15), permilleOf(6_270, 15)]).toEqual([450, 2, 94]);
});

// Up to ten billion dollars in all: the contract's largest amount.
const amounts = fc.array(fc.integer({ min: 0, max: 100_000_000_000 }), { minLength: 1, maxLength: 8 });

test('an amount is split to the cent: the shares add up and none exceeds its part', () => {
  fc.assert(
    fc.property(amounts, fc.double({ min: 0, max: 1, noNaN: true }), (parts, portion) => {
      const whole = parts.reduce((sum, part) => sum + part, 0);
      const amount = Math.floor(whole * portion);
      const shares = splitCents(amount, parts);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(whole === 0 ? 0 : amount);
      shares.forEach((share, index) => {
        const part = parts[index] ?? 0;
        const excess = BigInt(share) * BigInt(whole) - BigInt(amount) * BigInt(part);
        expect(whole === 0 || (excess < BigInt(whole) && -excess < BigInt(whole))).toBe(true);
        expect(share).toBeLessThanOrEqual(part);
      });
    }),
  );
});

test('an amount of millions is split exactly, the remaining cent to the part that lost most', () => {
  expect(splitCents(3_500_000_004, [3_000_000_003, 4_000_000_005])).toEqual([1_500_000_002, 2_000_000_002]);
});

test('a fraction of a cent is refused', () => {
  expect(() => splitCents(0.5, [1, 2])).toThrow(RangeError);
});
