import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromCents } from './money.ts';
import { parseMoneyInput } from './money-input.ts';

test.each([
  ['0.50', '0.50'],
  ['0,5', '0.50'],
  ['.5', '0.50'],
  ['5.', '5.00'],
  ['0012', '12.00'],
  [' 7 ', '7.00'],
  ['１２．５', '12.50'],
  ['١٢٫٥٠', '12.50'],
  ['๑๐', '10.00'],
  // What Chinese and Japanese input methods write for the key of the full stop.
  ['12。50', '12.50'],
  ['12｡50', '12.50'],
])('%s is %s', (typed, money) => expect(parseMoneyInput(typed)).toBe(money));

test.each([
  '',
  ' ',
  '.',
  '1.234',
  '1,000',
  '1,000.00',
  '-1',
  '+1',
  '1e3',
  '0x10',
  'ten',
  '1 000',
  '$5',
  'Infinity',
  '5²',
  '½',
  '①',
])('%j is not an amount', (typed) => expect(parseMoneyInput(typed)).toBeUndefined());

test('every amount that the contract can write is parsed as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (cents) => {
      expect(parseMoneyInput(fromCents(cents))).toBe(fromCents(cents));
    }),
  );
});

const keys = fc.constantFrom(...'0129.,-+e ٣๑５');

test('any input is parsed as an amount or nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: keys, maxLength: 16 }), (typed) => {
      const money = parseMoneyInput(typed);
      if (money !== undefined) expect(money).toMatch(/^\d{1,12}\.\d{2}$/);
      if (typed.includes('-') || typed.includes('e')) expect(money).toBeUndefined();
    }),
  );
});
