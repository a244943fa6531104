import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { normalizeMobile } from './normalize-input.ts';

// Right values: a mobile number of each country, and the numbers that begin with 0, from the numbering plans of Google's
// libphonenumber, as libphonenumber-js 1.13.16 has them.

const sent = (typed: string) => normalizeMobile(typed).replaceAll(/[ -]/g, '');

/** A number with a 0 at its beginning, of each calling code that has such numbers. */
const withZero: Record<string, string> = {
  '39': '0669812345',
  '378': '0549886377',
  '225': '0123456789',
  '226': '07684895',
  '229': '0195123456',
  '241': '06031234',
  '242': '061234567',
  '250': '06742289',
  '992': '086842657',
};

test.each(getCountries())('a mobile number of %s is sent without the 0 that is dialled only inside it', (country) => {
  const code = getCountryCallingCode(country);
  const number = examples[country];
  expect(sent(`+${code} ${number}`)).toBe(`+${code}${number}`);
  for (const typed of [`+${code} 0${number}`, `00${code}-(0)${number}`, `+${code}0${number}`])
    expect(sent(typed)).toBe(code in withZero ? `+${code}0${number}` : `+${code}${number}`);
});

test.each(Object.entries(withZero))('a number of +%s that begins with 0 keeps it: %s', (code, number) => {
  expect(parsePhoneNumberFromString(`+${code}${number}`)?.number).toBe(`+${code}${number}`);
  expect(parsePhoneNumberFromString(`+${code}${number}`)?.isValid()).toBe(true);
  expect(sent(`+${code} ${number}`)).toBe(`+${code}${number}`);
});
