import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromCents } from './money.ts';
import { parseMoneyInput } from './money-input.ts';
import { plainDigits } from './plain-digits.ts';

test.each([
  ['٤٩٫٩٠', '49٫90'],
  ['۴۹', '49'],
  ['๔๙', '49'],
  ['४९', '49'],
  ['４９．９０ ａ', '49.90 a'],
  // Sets that stand side by side (Unicode 17): five of mathematics, two of Myanmar.
  ['𝟜𝟡', '49'],
  ['\u{1d7ce}\u{1d7d7}\u{1d7f6}\u{1d7ff}', '0909'],
  ['\u{116d0}\u{116d9}\u{116da}\u{116e3}', '0909'],
  ['5² ½ ①', '5² ½ ①'],
  ['４９　９０', '49 90'],
  ['+81 90-1234 x', '+81 90-1234 x'],
  // Copied from a phone's contacts, or from the prices of this shop: with left-to-right marks.
  ['\u202d+81 90 1234\u202c', '+81 90 1234'],
  ['\u2066300.00\u2069', '300.00'],
  ['\u200f٤٩\u200b\ufeff', '49'],
])('%s is %s', (typed, plain) => expect(plainDigits(typed)).toBe(plain));

/** The zeros of scripts in which customers write numbers. */
const zeros = fc.constantFrom(...'٠۰०০๐０𝟎𝟘\u{116da}');
const inScript = (text: string, zero: string) =>
  text.replaceAll(/[0-9]/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));

test('every amount is parsed in the digits of every script, with a point or a comma', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999_999_999 }),
      zeros,
      fc.constantFrom(...'.,٫'),
      (cents, zero, mark) => {
        const amount = fromCents(cents);
        expect(parseMoneyInput(inScript(amount, zero).replace('.', mark))).toBe(amount);
      },
    ),
  );
});

test('a possible thousands separator is refused instead of guessed at', () => {
  const group = fc.integer({ min: 0, max: 999 }).map((value) => String(value).padStart(3, '0'));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), group, fc.constantFrom(...".,٬٫ '"), (front, back, mark) => {
      expect(parseMoneyInput(`${front}${mark}${back}`)).toBeUndefined();
    }),
  );
});
