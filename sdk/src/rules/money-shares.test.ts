import fc from 'fast-check';
import { expect, test } from 'vitest';
import { permilleOf, splitCents } from './money-shares.ts';

test('half a cent of a share is rounded up', () => {
  expect([permilleOf(30_000, 15), permilleOf(100, 15), permilleOf(6_270, 15)]).toEqual([450, 2, 94]);
});

const amounts = fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 8 });

test('an amount is split to the cent: the shares add up and none exceeds its part', () => {
  fc.assert(
    fc.property(amounts, fc.double({ min: 0, max: 1, noNaN: true }), (parts, portion) => {
      const whole = parts.reduce((sum, part) => sum + part, 0);
      const amount = Math.floor(whole * portion);
      const shares = splitCents(amount, parts);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(whole === 0 ? 0 : amount);
      shares.forEach((share, index) => {
        const exact = whole === 0 ? 0 : (amount * (parts[index] ?? 0)) / whole;
        expect(Math.abs(share - exact)).toBeLessThan(1);
        expect(share).toBeLessThanOrEqual(parts[index] ?? 0);
      });
    }),
  );
});
