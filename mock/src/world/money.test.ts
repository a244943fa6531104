import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCents, parseCents, share } from './money.ts';

test('cents are written with two places, the sign in front', () => {
  expect([12_990, 5, 0, -5, -6_270].map(formatCents)).toEqual(['129.90', '0.05', '0.00', '-0.05', '-62.70']);
});

test('whatever is written is read back to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (cents) => {
      expect(parseCents(formatCents(cents))).toBe(cents);
    }),
  );
});

test.each(['1.5', '1,50', '', '1.505', 'NaN', '+1.00'])('"%s" is not money', (text) => {
  expect(() => parseCents(text)).toThrow('Not an amount of money');
});

test('a broken cent is never written', () => {
  expect(() => formatCents(10.5)).toThrow('Not a whole number of cents');
});

test('a share is rounded half a cent up', () => {
  expect([share(30_000, 15), share(100, 15), share(6_270, 15)]).toEqual([450, 2, 94]);
});
