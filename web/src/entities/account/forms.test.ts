import { i18n } from '@lingui/core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { expectFormMatchesContract } from '../../form/contract-check.testing.ts';
import { ContactCodeSchema, newContactSchema, verifyContactBody } from './contact-schemas.ts';
import { initialsOf } from './initials.ts';
import { NameSchema, nameBody } from './name-schema.ts';

const STEP_UP = 'qT4xZ8mB1nKs7VwYc2Rf0A';

test('[B5.14] any names that the form accepts, the contract accepts', () => {
  expectFormMatchesContract({
    form: NameSchema,
    operation: 'updateProfile',
    body: (values) => nameBody(values, 3),
    validInput: { family_name: 'Tanaka', given_name: 'Mei' },
  });
});

test('[B5.14] any e-mail address or mobile number that the forms accept, the contract accepts', () => {
  for (const [channel, to] of [
    ['email', 'mei.tanaka@example.com'],
    ['mobile', '+81 90 8765 4321'],
  ] as const) {
    expectFormMatchesContract({
      form: newContactSchema(channel, 'demo@meridian.shop'),
      operation: 'updateContact',
      body: (values) => ({ channel, ...values, step_up: STEP_UP }),
      validInput: { to },
    });
    expectFormMatchesContract({
      form: ContactCodeSchema,
      operation: 'verifyContact',
      body: (values) => verifyContactBody(channel, values),
      validInput: { code: '416823' },
    });
  }
});

const messagesOf = (schema: v.GenericSchema, values: unknown) =>
  (v.safeParse(schema, values).issues ?? []).map(({ message }) => message);

test('[B4.12] the present address is refused as a new one in any spelling', () => {
  const email = newContactSchema('email', 'Demo@meridian.shop');
  expect(messagesOf(email, { to: ' demo@MERIDIAN.shop ' })).toEqual(['This is already your email address']);
  const mobile = newContactSchema('mobile', '+819012345678');
  expect(messagesOf(mobile, { to: '+81 90-1234-5678' })).toEqual(['This is already your mobile number']);
  expect(messagesOf(mobile, { to: '+81 90-1234-5679' })).toEqual([]);
  const dialled = newContactSchema('mobile', '0081 9012345678');
  expect(messagesOf(dialled, { to: '+819012345678' })).toEqual(['This is already your mobile number']);
});

test('each rule has its message in English and in Chinese', async () => {
  const wrong = () => [
    ...messagesOf(NameSchema, { family_name: ' ', given_name: 'x'.repeat(61) }),
    ...messagesOf(newContactSchema('email', 'a@b.co'), { to: 'mei' }),
    ...messagesOf(newContactSchema('mobile', '+491511234567'), { to: '0151 1234567' }),
    ...messagesOf(ContactCodeSchema, { code: '12' }),
  ];
  expect(wrong()).toEqual([
    'Enter your family name',
    'Use 60 characters or fewer',
    'Enter a valid email address',
    'Enter a valid mobile number: 7 to 20 digits, starting with + and the country code',
    'Enter the 6-digit code',
  ]);
  const { messages } = await import('../../locales/zh-CN.po');
  i18n.loadAndActivate({ locale: 'zh-CN', messages });
  expect(wrong().every((message) => /[\u4e00-\u9fff]/.test(message))).toBe(true);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

test('initials are whole letters, in the order of the language', () => {
  expect(initialsOf('en', { given_name: 'Mei', family_name: 'Tanaka' })).toBe('MT');
  expect(initialsOf('ja', { given_name: '𠮷子', family_name: '田中' })).toBe('田𠮷');
});
