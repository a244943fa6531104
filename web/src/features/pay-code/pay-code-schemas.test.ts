import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { anyText, expectFormMatchesContract } from '../../form/contract-check.testing.ts';
import { ChangePayCodeSchema, NewPayCodeSchema } from './pay-code-schemas.ts';

const validInput = { old_pay_code: '246810', pay_code: '739105', confirmation: '739105' };
const makeConsistent = (values: typeof validInput) => ({ ...values, confirmation: values.pay_code });
const digits = fc.oneof(fc.stringMatching(/^[0-9]{4,14}$/), fc.stringMatching(/^[０-９]{5,13}$/), anyText);
const fields = { pay_code: digits, old_pay_code: digits };

test('[B5.14] [R5.04] any payment code that the form accepts, with or without the old one, the contract accepts', () => {
  expectFormMatchesContract({
    form: ChangePayCodeSchema,
    operation: 'setPayCode',
    body: (codes) => codes,
    validInput,
    makeConsistent,
    fields,
  });
  expectFormMatchesContract({
    form: NewPayCodeSchema,
    operation: 'setPayCode',
    body: (codes) => ({ step_up: 'qT4xZ8mB1nKs7VwYc2Rf0A', ...codes }),
    validInput,
    makeConsistent,
    fields,
  });
});

test('[B5.14] any payment code that the contract accepts, the form accepts', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{6,12}$/), (pay_code) => {
      expect(v.safeParse(NewPayCodeSchema, { old_pay_code: '', pay_code, confirmation: pay_code }).success).toBe(true);
    }),
  );
});

test.each([
  ['full-width digits', '７３９１０５', {}],
  ['digits with gaps', '739 105', {}],
  ['nothing', '', { pay_code: 'Enter a new payment code' }],
  ['too few', '12345', { pay_code: 'Enter at least 6 digits' }],
  ['too few after a label with a digit', 'Code 2: 12345', { pay_code: 'Enter at least 6 digits' }],
  ['too many', '1234567890123', { pay_code: 'Enter no more than 12 digits' }],
  ['a letter among them', '73a9105', { pay_code: 'Use digits only' }],
  ['a negative number', '-739105.5', { pay_code: 'Use digits only' }],
  ['an emoji', '739105👍', { pay_code: 'Use digits only' }],
  ['the old one', '246810', { pay_code: 'The new payment code must differ from the current one' }],
])('[R5.04] a new payment code of this kind is checked: %s', (_, pay_code, expected) => {
  const { issues = [] } = v.safeParse(ChangePayCodeSchema, { ...validInput, pay_code, confirmation: pay_code });
  const messages = Object.fromEntries(issues.toReversed().map((issue) => [v.getDotPath(issue), issue.message]));
  expect(messages).toMatchObject(expected);
  expect(Object.keys(messages).includes('pay_code')).toBe(Object.keys(expected).length > 0);
});

test('[R5.04] two different payment codes give an error at the second field', () => {
  const { issues = [] } = v.safeParse(ChangePayCodeSchema, { ...validInput, confirmation: '739106' });
  expect(issues.map(({ message }) => message)).toEqual(['Payment codes do not match']);
});
