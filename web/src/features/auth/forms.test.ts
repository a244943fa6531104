import { sendCodeBody } from '@meridian/sdk/flows';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { expectFormMatchesContract } from '../../form/contract-check.testing.ts';
import { accountHelp } from './account-help.tsx';
import { LoginSchema } from './login-schema.ts';
import {
  ChangePasswordSchema,
  changePasswordBody,
  IdentifySchema,
  ResetPasswordSchema,
  resetPasswordBody,
} from './password-schemas.ts';
import { RegisterSchema, registerBody } from './register-schema.ts';

const password = 'quiet-harbour-7';
const newcomer = {
  family_name: 'Berg',
  given_name: 'Lena',
  email: 'lena.berg@example.com',
  mobile: '+4915112345678',
  channel: 'email' as const,
  code: '416823',
  password,
  confirmation: password,
  agreed: true,
};

const makeConsistent = <Values extends { password: string }>(values: Values) => ({
  ...values,
  confirmation: values.password,
});

/** The first message at each field. */
function messages(form: v.GenericSchema, values: unknown): Record<string, string> {
  const { issues = [] } = v.safeParse(form, values);
  return Object.fromEntries(issues.toReversed().map((issue) => [v.getDotPath(issue), issue.message]));
}

test('[B5.14] any login that the form accepts, the contract accepts', () => {
  const validInput = { account: 'demo@meridian.shop', password: 'demo123456' };
  expectFormMatchesContract({ form: LoginSchema, operation: 'loginUser', body: (values) => values, validInput });
});

test('[B5.14] any registration that the form accepts, the contract accepts', () => {
  const fields = { agreed: fc.boolean() };
  expectFormMatchesContract({
    form: RegisterSchema,
    operation: 'registerUser',
    body: registerBody,
    validInput: newcomer,
    makeConsistent,
    fields,
  });
});

test('[B5.14] a code can be sent to any address that the registration or the reset accepts', () => {
  const to =
    (event: 'register' | 'reset') =>
    ({ account }: { account: string }) =>
      sendCodeBody(event, account);
  const form = v.object({
    account: v.union([RegisterSchema.pipe[0].entries.email, RegisterSchema.pipe[0].entries.mobile]),
  });
  const validInput = { account: 'lena.berg@example.com' };
  expectFormMatchesContract({ form, operation: 'sendCode', body: to('register'), validInput });
  expectFormMatchesContract({ form: IdentifySchema, operation: 'sendCode', body: to('reset'), validInput });
});

test('[B5.14] any input that the two new-password forms accept, the contract accepts', () => {
  const renewed = { code: '416823', password, confirmation: password };
  const body = (values: v.InferOutput<typeof ResetPasswordSchema>) => resetPasswordBody('demo@meridian.shop', values);
  expectFormMatchesContract({
    form: ResetPasswordSchema,
    operation: 'resetPassword',
    body,
    validInput: renewed,
    makeConsistent,
  });
  const changed = { old_password: 'demo123456', password, confirmation: password };
  expectFormMatchesContract({
    form: ChangePasswordSchema,
    operation: 'resetPassword',
    body: changePasswordBody,
    validInput: changed,
    makeConsistent,
  });
});

test('[R5.02] an e-mail address and a mobile number must be valid, or have an error at their field', () => {
  const wrong = messages(RegisterSchema, { ...newcomer, email: 'lena@', mobile: '12' });
  expect(wrong).toEqual({
    email: 'Enter a valid email address',
    mobile: 'Enter a valid mobile number: 7 to 20 digits, starting with + and the country code',
  });
  for (const email of ["o'brien@example.com", 'a+b@xn--bcher-kva.example']) {
    expect(messages(RegisterSchema, { ...newcomer, email })).toEqual({});
  }
});

test('digits of other scripts are sent as Western digits', () => {
  const inArabic = { ...newcomer, mobile: '+٤٩١٥١١٢٣٤٥٦٧٨', code: '٤١٦٨٢٣' };
  expect(v.parse(RegisterSchema, inArabic)).toMatchObject({ mobile: newcomer.mobile, code: newcomer.code });
  expect(v.parse(LoginSchema, { account: '+٤٩١٥١١٢٣٤٥٦٧٨', password }).account).toBe(newcomer.mobile);
});

test.each([
  '+49 (151) 123-45678',
  '+49.151.12345678',
  '+49 151/12345678',
  '\u202d+49 151 12345678\u202c',
  '0049 151 12345678',
  '+49 (0)151 12345678',
  '+49-(0)151-12345678',
  '+49.(0)151.12345678',
  '0049 (0) 151-12345678',
])('a mobile number is accepted as written or copied: %s', (written) => {
  const compact = (number: string) => number.replace(/[ -]/g, '');
  expect(compact(v.parse(RegisterSchema, { ...newcomer, mobile: written }).mobile)).toBe(newcomer.mobile);
  expect(compact(v.parse(IdentifySchema, { account: written }).account)).toBe(newcomer.mobile);
  expect(compact(v.parse(LoginSchema, { account: written, password }).account)).toBe(newcomer.mobile);
});

test.each(['0151 12345678', '151 12345678', '+0151 12345678'])(
  '[R5.02] no account is opened with a mobile number without its country code: %s',
  (mobile) => {
    const mobileError = 'Enter a valid mobile number: 7 to 20 digits, starting with + and the country code';
    expect(messages(RegisterSchema, { ...newcomer, mobile })).toEqual({ mobile: mobileError });
  },
);

test('of a mobile number without its country code, the forms that take any account say what it lacks', () => {
  const isHelped = (account: string) => accountHelp(account) !== undefined;
  expect(['0151 12345678', '(0151) 123-45678'].map(isHelped)).toEqual([true, true]);
  expect(['', '0151', '+49 151 12345678', '0049 151 12345678', 'lena@example.com'].filter(isHelped)).toEqual([]);
});

test('an account that is not a number is sent as typed', () => {
  for (const account of ['lena.berg@example.com', 'lena(berg)', '1.2']) {
    expect(v.parse(LoginSchema, { account: ` ${account} `, password }).account).toBe(account);
  }
});

test('a code is accepted as messages format it', () => {
  for (const code of ['416 823', ' 416823 ', '416-823', '٤١٦ ٨٢٣']) {
    expect(v.parse(RegisterSchema, { ...newcomer, code }).code).toBe('416823');
  }
  for (const code of ['4168', '416823 7', 'G-416823']) {
    expect(messages(RegisterSchema, { ...newcomer, code })).toHaveProperty('code');
  }
});

test('[R5.03] a password has at least six characters, not UTF-16 units', () => {
  for (const short of ['12345', '👍👍👍']) {
    expect(messages(RegisterSchema, { ...newcomer, password: short, confirmation: short })).toHaveProperty('password');
  }
  expect(messages(RegisterSchema, { ...newcomer, password: '123456', confirmation: '123456' })).toEqual({});
});

test('[R5.03] the confirmation must match, even if the rest of the form is empty', () => {
  const empty = Object.fromEntries(Object.keys(newcomer).map((name) => [name, '']));
  const values = { ...empty, channel: newcomer.channel, agreed: false, password, confirmation: 'quiet' };
  expect(messages(RegisterSchema, values)).toMatchObject({ confirmation: 'Passwords do not match' });
});

test('[R5.03] the new password must differ from the old one', () => {
  const same = messages(ChangePasswordSchema, { old_password: password, password, confirmation: password });
  expect(same).toEqual({ password: 'The new password must differ from the current one' });
});

test('a registration needs consent', () => {
  expect(Object.keys(messages(RegisterSchema, { ...newcomer, agreed: false }))).toEqual(['agreed']);
});
