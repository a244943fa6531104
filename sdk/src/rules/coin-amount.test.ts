import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coinAmount } from './coin-amount.ts';

test.each([
  [50_100, '1.00', 6, 'up', '501.000000'],
  [4_900, '1.00', 6, 'down', '49.000000'],
  [10_000, '91250.00', 8, 'up', '0.00109590'],
  [10_000, '91250.00', 8, 'down', '0.00109589'],
  [1, '3.00', 18, 'down', '0.003333333333333333'],
  [0, '1.00', 2, 'up', '0.00'],
] as const)('%i cents at %s with %i decimals, rounded %s, are %s', (cents, rate, decimals, rounding, coins) => {
  expect(coinAmount({ cents, rate, decimals, rounding })).toBe(coins);
});

test('an invalid rate or amount is refused', () => {
  for (const rate of ['0.00', '1', '1e3', '-1.00', ''])
    expect(() => coinAmount({ cents: 1, rate, decimals: 6, rounding: 'up' })).toThrow(RangeError);
  for (const cents of [-1, 0.5, Number.NaN])
    expect(() => coinAmount({ cents, rate: '1.00', decimals: 6, rounding: 'up' })).toThrow(RangeError);
});

const units = (text: string): bigint => BigInt(text.replace('.', ''));

test('rounded coins differ by less than a unit: those sent cover the amount, those that arrive do not exceed it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.integer({ min: 2, max: 18 }),
      (cents, rateCents, decimals) => {
        const rate = `${Math.floor(rateCents / 100)}.${String(rateCents % 100).padStart(2, '0')}`;
        const scale = 10n ** BigInt(decimals);
        const due = BigInt(cents) * scale;
        const up = units(coinAmount({ cents, rate, decimals, rounding: 'up' })) * BigInt(rateCents);
        const down = units(coinAmount({ cents, rate, decimals, rounding: 'down' })) * BigInt(rateCents);
        expect(up >= due && up - due < BigInt(rateCents)).toBe(true);
        expect(down <= due && due - down < BigInt(rateCents)).toBe(true);
      },
    ),
  );
});
