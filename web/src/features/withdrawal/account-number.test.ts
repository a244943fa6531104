import fc from 'fast-check';
import { countrySpecs } from 'ibantools';
import { expect, test } from 'vitest';
import { compactNumber, looksMistyped } from './account-number.ts';

test.each([
  ['IBAN DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['iban: gb29 nwbk 6016 1331 9268 19', 'GB29NWBK60161331926819'],
  ['4242–4242 4242.4242', '4242424242424242'],
  // As the Czech Republic writes them: prefix, account and bank.
  ['19-2000145399/0800', '1920001453990800'],
  ['\u200b０３２１８０ ０００１１８３５９７１９\u2060', '032180000118359719'],
  // A name of a bank's own numbers, not the word.
  ['IBAN1234', 'IBAN1234'],
])('[B5.18] %j is sent as %s', (typed, number) => expect(compactNumber(typed)).toBe(number));

test.each([
  ['a CLABE: the example of Banxico, on Wikipedia in November 2026', '032180000118359719'],
  ['a CLABE of STP, whose bank code begins like a card', clabe('64618011000000000')],
  ['an account of India, 11 to 16 digits', '30012345678'],
  ['an account of Vietnam, 13 digits', '0071001234567'],
  ['an account of Indonesia, 10 digits', '1234567890'],
  ['an account of Japan, 7 digits (Zengin)', '1234567'],
  ['a Visa card: a test number of its networks', '4111111111111111'],
  ['a card of UnionPay, which need not keep Luhn', '6212345678901232'],
  ['an IBAN with 27 characters: SWIFT’s example for France', 'FR1420041010050500013M02606'],
  ['letters and digits in a country without IBAN', 'US12ABCD'],
])('[B5.18] nobody is asked about %s', (_what, number) => expect(looksMistyped(number)).toBe(false));

test.each([
  ['a Visa card with a wrong digit', '4111111111111112'],
  ['an American Express card with two digits swapped', '378282246310050'],
  ['an IBAN with a wrong digit', 'DE89370400440532013001'],
  ['an IBAN without its last digit', 'DE8937040044053201300'],
])('[B5.18] %s is asked about', (_what, number) => expect(looksMistyped(number)).toBe(true));

test('[B5.18] any valid CLABE passes, and any IBAN passes until one of its digits changes', () => {
  fc.assert(fc.property(digits(17), (body) => !looksMistyped(clabe(body))));
  fc.assert(
    fc.property(
      // Countries whose account numbers have no check digit of their own.
      fc.constantFrom('DE', 'AT', 'LT', 'CH', 'DK'),
      fc.infiniteStream(fc.nat(9)),
      (country, stream) => {
        const length = (countrySpecs[country]?.chars ?? 0) - 4;
        const bban = Array.from({ length }, () => stream.next().value).join('');
        // ISO 7064 MOD 97-10: the country and 00 behind the account, letters as 10 to 35.
        const tail = [...country].map((letter) => letter.charCodeAt(0) - 55).join('');
        const check = 98n - (BigInt(`${bban}${tail}00`) % 97n);
        const iban = `${country}${String(check).padStart(2, '0')}${bban}`;
        const other = `${iban.slice(0, -1)}${(Number(iban.at(-1)) + 1) % 10}`;
        expect(looksMistyped(iban)).toBe(false);
        expect(looksMistyped(other)).toBe(true);
      },
    ),
  );
});

function digits(length: number) {
  return fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((each) => each.join(''));
}

/** Seventeen digits with their control digit, by the table of Banxico's circular: 3, 7, 1 from the left, modulo 10. */
function clabe(body: string): string {
  const weights = '37137137137137137';
  const sum = [...body].map((digit, at) => (Number(digit) * Number(weights[at])) % 10).reduce((a, b) => a + b);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
