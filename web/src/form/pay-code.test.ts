import fc from 'fast-check';
import { object, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { expectFormMatchesContract } from './contract-check.testing.ts';
import { codeDigits, payCode } from './pay-code.ts';

test.each([
  ['246810', '246810'],
  ['24 68-10', '246810'],
  ['２４６８１０', '246810'],
  ['٢٤٦٨١٠', '246810'],
  ['۲۴۶۸۱۰', '246810'],
  ['२४६८१०', '246810'],
  ['𝟐𝟒𝟞𝟠𝟣𝟶', '246810'],
  ['2a4b👍<script>6</script>', '246'],
  ['', ''],
])('[R5.04] from “%s” the keypad takes the digits “%s”', (typed, digits) => {
  expect(codeDigits(typed)).toBe(digits);
});

test('[R5.04] the keypad takes only ASCII digits from any input, and keeps ASCII digits as they are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
      expect(codeDigits(text)).toMatch(/^[0-9]*$/);
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{0,20}$/), (digits) => {
      expect(codeDigits(digits)).toBe(digits);
    }),
  );
});

test.each([
  ['12345', false],
  ['123456', true],
  ['123456789012', true],
  ['1234567890123', false],
  ['12345a', false],
  ['１２３４５６', false],
])('[R5.04] the payment code %s is validated', (code, isValid) => {
  expect(safeParse(payCode, code).success).toBe(isValid);
});

test('[B5.14] any payment code that the form accepts, the contract accepts', () => {
  expectFormMatchesContract({
    form: object({ pay_code: payCode }),
    operation: 'verifyPayCode',
    body: (code) => code,
    validInput: { pay_code: '246810' },
  });
});
