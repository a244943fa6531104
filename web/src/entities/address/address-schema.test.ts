import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { anyText, expectFormMatchesContract } from '../../form/contract-check.testing.ts';
import {
  addressBody,
  addressSchema,
  addressValues,
  blankAddress,
  type CountryRule,
  OWN_TAG,
} from './address-schema.ts';

const countries: CountryRule[] = [
  { country_code: 'JP', postcode: { pattern: '^[0-9]{3}-?[0-9]{4}$', example: '604-8054', required: true } },
  { country_code: 'GB', postcode: { pattern: '^[A-Z]{1,2}[0-9] ?[0-9][A-Z]{2}$', example: 'M1 1AE', required: true } },
  { country_code: 'CN', postcode: { pattern: '^[0-9]{6}$', example: '100000', required: false } },
  { country_code: 'HK', postcode: null },
  { country_code: 'XA', postcode: { pattern: '(', example: '12', required: true } },
];
const form = addressSchema(countries);
const filled = {
  ...blankAddress('JP'),
  area_ids: [3926, 39261],
  addressee: 'Mei Tanaka',
  mobile: '+81 90 1234 5678',
  detail: '12-3 Nishiki-koji',
  postcode: '604-8054',
  tag: 'home',
};
const key = '7b0d3c1e-52a4-4f0e-9a55-0d6a5f3c9e21';

/** The first message at each field. */
function messages(values: unknown): Record<string, string> {
  const { issues = [] } = v.safeParse(form, values);
  return Object.fromEntries(issues.toReversed().map((issue) => [v.getDotPath(issue), issue.message]));
}
/** The body that these values are sent as; undefined if the form refuses them. */
const sent = (values: object, id?: number) => {
  const result = v.safeParse(form, { ...filled, ...values });
  return result.success ? addressBody(result.output, id) : undefined;
};

const fields = {
  country: fc.constantFrom('JP', 'GB', 'CN', 'HK', 'XA', '', 'ZZ'),
  area_ids: fc.array(fc.integer({ min: 1 }), { maxLength: 2 }),
  postcode: fc.oneof(anyText, fc.constantFrom('6048054', 'm1 1ae', '100000', '６０４－８０５４')),
  tag: fc.constantFrom('', 'home', 'company', 'other', OWN_TAG, 'Parents'),
  own_tag: anyText,
  is_default: fc.boolean(),
  version: fc.constant(3),
};

test('[B5.14] any address that the form accepts, the contract accepts, when adding and when editing', () => {
  for (const id of [undefined, 11]) {
    expectFormMatchesContract({
      form,
      operation: 'saveAddress',
      body: (output) => ({ ...addressBody(output, id), idempotency_key: key }),
      validInput: { ...filled, version: 3 },
      fields,
    });
  }
});

test('[R5.10] addressee, phone, area, detailed address and tag are required, each with a message at its field', () => {
  expect(messages(blankAddress(''))).toEqual({
    country: 'Choose a country',
    area_ids: 'Choose an area',
    addressee: 'Enter the recipient’s name',
    mobile: 'Enter your mobile number',
    detail: 'Enter the street address',
    tag: 'Choose a tag',
  });
  expect(messages({ ...filled, tag: OWN_TAG })).toEqual({ own_tag: 'Enter a tag' });
});

test('a new address is prefilled with the receiver, except for a name too long to be saved', () => {
  const mobile = '+33612345678';
  const receiver = { addressee: '🎧'.repeat(60), mobile };
  expect(blankAddress('FR', receiver)).toEqual({ ...blankAddress('FR'), ...receiver });
  expect(blankAddress('FR', { addressee: 'x'.repeat(61), mobile })).toEqual({ ...blankAddress('FR'), mobile });
});

test('a postcode follows the rule of its country', () => {
  expect(messages({ ...filled, postcode: '' })).toEqual({ postcode: 'Enter the postcode' });
  expect(messages({ ...filled, postcode: '12345' })).toHaveProperty('postcode');
  expect(sent({ country: 'CN', postcode: '' })).not.toHaveProperty('postcode');
  expect(sent({ country: 'HK', postcode: '604-8054' })).not.toHaveProperty('postcode');
  expect(sent({ country: 'GB', postcode: ' m1 1ae ' })).toMatchObject({ postcode: 'M1 1AE' });
  // An invalid pattern from the server must not keep anybody from saving.
  expect(sent({ country: 'XA', postcode: '12' })).toMatchObject({ postcode: '12' });
});

test('digits of other keyboards and numbers in written form are understood', () => {
  for (const mobile of [
    '＋８１　９０－１２３４－５６７８',
    '+81 (90) 1234-5678',
    '+٨١ ٩٠ ١٢٣٤ ٥٦٧٨',
    '+81.90.1234.5678',
    '+81ー90ー1234ー5678',
  ])
    expect(sent({ mobile })?.mobile.replace(/[ -]/g, '')).toBe('+819012345678');
  expect(sent({ postcode: '６０４－８０５４' })).toMatchObject({ postcode: '604-8054' });
});

test('bad input has a message at its field, and unusual text is accepted like any other', () => {
  const tooLong = 'x'.repeat(201);
  for (const [field, bad] of [
    ['addressee', ['', '  ', '\u3000', tooLong]],
    ['detail', ['', '\t', tooLong]],
    ['mobile', ['', 'abc', '12', '-5', '1e9', '0.001', '👍👍👍👍👍👍👍', '<script>alert(1)</script>', tooLong]],
    ['postcode', ['', '👍', '-1', '1e9', '<b>', tooLong]],
    ['tag', ['', 'Parents', '__proto__']],
    ['country', ['', 'ZZ', 'jp']],
  ] as const)
    for (const value of bad)
      expect(Object.keys(messages({ ...filled, [field]: value })), `${field}: ${value}`).toEqual([field]);
  for (const text of ['<script>alert(1)</script>', '👍', '１２３', 'O’Brien & "Söhne"'])
    expect(sent({ addressee: text, detail: text, tag: OWN_TAG, own_tag: text.slice(0, 20).trim() })).toMatchObject({
      addressee: text,
      detail: text,
    });
});

test('a tag of one’s own is checked while it is the chosen one', () => {
  const own_tag = 'x'.repeat(21);
  expect(messages({ ...filled, tag: OWN_TAG, own_tag })).toEqual({ own_tag: 'Use 20 characters or fewer' });
  expect(sent({ tag: 'home', own_tag })).toMatchObject({ tag: 'home' });
});

test('[B5.18] marks that nobody types are in no name, and joiners that names need stay', () => {
  const marks = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\u2060\ufeff';
  expect(sent({ addressee: `${marks}Mei${marks} Tanaka\u202e`, detail: `4\u200b-1 Umeda` })).toMatchObject({
    addressee: 'Mei Tanaka',
    detail: '4-1 Umeda',
  });
  // Zero-width non-joiner, as in the Persian name Ali-Rezā.
  expect(sent({ addressee: 'علی\u200cرضا' })).toMatchObject({ addressee: 'علی\u200cرضا' });
});

test('an address leaves the form unchanged', () => {
  const address = {
    id: 12,
    addressee: 'Mei Tanaka',
    mobile: '+819012345678',
    country: 'JP',
    area: [
      { id: 3927, name: 'Osaka Prefecture' },
      { id: 39271, name: 'Osaka' },
    ],
    area_text: 'Osaka Prefecture, Osaka',
    detail: '4-1 Umeda',
    postcode: '530-0001',
    tag: 'Parents',
    is_default: false,
    version: 4,
  };
  const { id, area, area_text: _, ...same } = address;
  expect(sent(addressValues(address), id)).toEqual({ ...same, address_id: id, area_ids: area.map((part) => part.id) });
});
