import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizePostcode } from '../../form/normalize-input.ts';
import { fitPostcode, matchesRule } from './postcode.ts';

// The forms of libaddressinput's data (chromium-i18n, November 2026), as listAreas gives them, anchored.
const rules = {
  JP: '^(?:[0-9]{3}-?[0-9]{4})$',
  IN: '^(?:[1-9][0-9]{5})$',
  GB: '^(?:GIR ?0AA|BFPO ?[0-9]{1,4}|[A-Z]{1,2}[0-9][0-9A-Z]? ?[0-9][A-Z]{2})$',
  US: '^(?:[0-9]{5}(-[0-9]{4})?)$',
  PL: '^(?:[0-9]{2}-[0-9]{3})$',
  SE: '^(?:[0-9]{3} [0-9]{2})$',
  CA: '^(?:[A-Z][0-9][A-Z] ?[0-9][A-Z][0-9])$',
  DE: '^(?:[0-9]{5})$',
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
  ['DE', 'D-10119', '10119'],
  ['SE', 'SE-11455', '114 55'],
  // Another country's letters: this one may be chosen by mistake.
  ['DE', 'F-75001', 'F-75001'],
  ['US', 'D-10119', 'D-10119'],
  ['US', '9410', '9410'],
])('[B5.18] in %s, %s is sent as %s', (country, written, sent) => {
  expect(fitPostcode(written, country, rules[country])).toBe(sent);
});

test('[B5.18] a rule that is no regular expression takes what was written', () => {
  expect(fitPostcode('560 001', 'IN', '(')).toBe('560 001');
});

/**
 * The postcodes of the served countries: libaddressinput's data at e20690c8 (June 2025), but for KR (five digits since
 * 2015, Korea Post), VN (five since 2018) and IN (no first 0, India Post). Beyond it: areas of GB, and the mark of JP.
 */
const posts: Record<string, RegExp> = {
  AU: /^[0-9]{4}$/,
  CA: /^[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z] ?[0-9][ABCEGHJ-NPRSTV-Z][0-9]$/,
  CN: /^[0-9]{6}$/,
  DE: /^[0-9]{5}$/,
  ES: /^[0-9]{5}$/,
  FR: /^[0-9]{2} ?[0-9]{3}$/,
  GB: /^(GIR ?0AA|BFPO ?[0-9]{1,4}|(AB|B|BF|BT|CF|E|EC|EH|G|GY|HS|IM|JE|KW|N|SW|W|WC|ZE)[0-9][0-9A-Z]? ?[0-9][ABD-HJLN-UW-Z]{2})$/,
  IN: /^[1-9][0-9]{2} ?[0-9]{3}$/,
  IT: /^[0-9]{5}$/,
  JP: /^〒?[0-9]{3}[-‐ー−]?[0-9]{4}$/,
  KR: /^[0-9]{5}$/,
  MY: /^[0-9]{5}$/,
  NL: /^[1-9][0-9]{3} ?[A-Z]{2}$/,
  SA: /^[0-9]{5}(-[0-9]{4})?$/,
  SG: /^[0-9]{6}$/,
  TH: /^[0-9]{5}$/,
  US: /^[0-9]{5}([ -][0-9]{4})?$/,
  VN: /^[0-9]{5,6}$/,
};

test('[B5.18] every postcode of the served countries fits their rule, in small letters, full width and wide blanks too', () => {
  const areas = new URL('../../../../mock/data/areas.json', import.meta.url);
  const served: Record<string, { postcode: { pattern: string } | null }> = JSON.parse(readFileSync(areas, 'utf8'));
  const withRule = Object.entries(served).filter(([, { postcode }]) => postcode !== null);
  expect(withRule.map(([code]) => code).sort()).toEqual(Object.keys(posts).sort());
  const keyboards = fc.constantFrom(
    (code: string) => code,
    (code: string) => code.toLowerCase(),
    (code: string) => code.replaceAll(' ', '\u00a0'),
    (code: string) => code.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)),
  );
  for (const [country, { postcode }] of withRule) {
    const pattern = `^(?:${postcode?.pattern})$`;
    const isTaken = (code: string, type: (code: string) => string) =>
      matchesRule(pattern, fitPostcode(normalizePostcode(type(code)), country, pattern));
    fc.assert(fc.property(fc.stringMatching(posts[country] ?? /^$/), keyboards, isTaken));
  }
});
