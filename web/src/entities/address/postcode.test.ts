import { expect, test } from 'vitest';
import { fitPostcode } from './postcode.ts';

// The forms of libaddressinput's data (chromium-i18n, November 2026), as listAreas gives them, anchored.
const rules = {
  JP: '^(?:[0-9]{3}-?[0-9]{4})$',
  IN: '^(?:[1-9][0-9]{5})$',
  GB: '^(?:GIR ?0AA|BFPO ?[0-9]{1,4}|[A-Z]{1,2}[0-9][0-9A-Z]? ?[0-9][A-Z]{2})$',
  US: '^(?:[0-9]{5}(-[0-9]{4})?)$',
  PL: '^(?:[0-9]{2}-[0-9]{3})$',
  SE: '^(?:[0-9]{3} [0-9]{2})$',
  CA: '^(?:[A-Z][0-9][A-Z] ?[0-9][A-Z][0-9])$',
};

test.each<[keyof typeof rules, string, string]>([
  ['JP', '〒604-8054', '604-8054'],
  ['JP', '〒 604 8054', '6048054'],
  ['IN', '560 001', '560001'],
  ['GB', 'SW1A1AA', 'SW1A1AA'],
  ['GB', 'SW1A-1AA', 'SW1A1AA'],
  ['GB', 'GIR 0AA', 'GIR 0AA'],
  ['GB', 'BFPO 58', 'BFPO 58'],
  // The islands: Jersey, Guernsey, Man.
  ['GB', 'JE2 3AB', 'JE2 3AB'],
  ['GB', 'GY1 1WG', 'GY1 1WG'],
  ['GB', 'IM1 3PB', 'IM1 3PB'],
  ['US', '94103 1234', '94103-1234'],
  ['PL', '00 001', '00-001'],
  ['SE', '11455', '114 55'],
  ['CA', 'M5V-2T6', 'M5V2T6'],
  ['US', '9410', '9410'],
])('[B5.18] in %s, %s is sent as %s', (country, written, sent) => {
  expect(fitPostcode(written, rules[country])).toBe(sent);
});

test('[B5.18] a rule that is no regular expression takes what was written', () => {
  expect(fitPostcode('560 001', '(')).toBe('560 001');
});
