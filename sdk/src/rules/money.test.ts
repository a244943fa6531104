import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMoney, compareMoney, fromCents, isMoney, moneyParts, subtractMoney, toCents } from './money.ts';

const cents = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 });

test('cents and amounts convert into each other without loss', () => {
  fc.assert(
    fc.property(cents, (value) => {
      expect(toCents(fromCents(value))).toBe(value);
    }),
  );
  expect([toCents('129.90'), toCents('-64.00'), toCents('0.01'), toCents('-0.00')]).toEqual([12990, -6400, 1, 0]);
  expect([fromCents(5), fromCents(-5), fromCents(0), fromCents(-0)]).toEqual(['0.05', '-0.05', '0.00', '0.00']);
});

test('an invalid amount is refused', () => {
  for (const text of ['', '1', '1.5', '1.234', '1e3', ' 1.00', '+1.00', '1,00', '--1.00', 'NaN']) {
    expect(isMoney(text)).toBe(false);
    expect(() => toCents(text)).toThrow(RangeError);
  }
  for (const value of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e14])
    expect(() => fromCents(value)).toThrow(RangeError);
});

test('sums are exact to the cent, where floating point would be wrong', () => {
  expect(addMoney('0.10', '0.20')).toBe('0.30');
  expect(addMoney()).toBe('0.00');
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 20 }), (values) => {
      const sum = values.reduce((total, value) => total + value, 0);
      expect(toCents(addMoney(...values.map(fromCents)))).toBe(sum);
    }),
  );
});

test('a difference plus its subtrahend is the original amount', () => {
  fc.assert(
    fc.property(cents, cents, (a, b) => {
      expect(addMoney(subtractMoney(fromCents(a), fromCents(b)), fromCents(b))).toBe(fromCents(a));
    }),
  );
  expect(subtractMoney('10.00', '12.30')).toBe('-2.30');
});

test('amounts compare as numbers, not as text', () => {
  expect(['100.00', '9.99', '-1.00'].sort(compareMoney)).toEqual(['-1.00', '9.99', '100.00']);
  fc.assert(
    fc.property(cents, cents, (a, b) => {
      expect(Math.sign(compareMoney(fromCents(a), fromCents(b)))).toBe(Math.sign(a - b));
    }),
  );
});

test('[B7.10] a text that is no amount is within no bound, and fails no comparison', () => {
  for (const text of ['1,240.50', '12,90', '', '129.9', '$129.90', 'null']) {
    expect([compareMoney(text, '0.00'), compareMoney('0.00', text)]).toEqual([Number.NaN, Number.NaN]);
  }
});

test('a price is split into its parts', () => {
  expect(moneyParts('1234.50')).toEqual({ sign: '', dollars: '1234', cents: '50' });
  expect(moneyParts('-0.05')).toEqual({ sign: '-', dollars: '0', cents: '05' });
});
