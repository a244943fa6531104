import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { PASSWORD_MIN_LENGTH } from '@meridian/sdk';
import {
  CurrentPasswordSchema,
  EmailAddressSchema,
  LoginUserBodySchema,
  MobileNumberSchema,
  NewPasswordSchema,
  VerificationCodeSchema,
} from '@meridian/sdk/schemas';
import * as v from 'valibot';
import { currentFormats } from '../i18n/formats.ts';
import { bare, normalizeMobile } from './normalize-input.ts';

// The validation rules that several forms share. Lengths and patterns come from the contract's schemas
// (`@meridian/sdk/schemas`), from which each form takes its fields. This module adds only the messages.

/** A message for valibot. Translated when the rule is checked, not when the schema is created. */
export const translated = (message: MessageDescriptor) => () => i18n._(message);

type TextSchema = v.GenericSchema<string>;

/** The message for a text with more characters than the contract allows. */
export const tooLong = (text: TextSchema): string => {
  const { maxLength = Number.POSITIVE_INFINITY }: { maxLength?: number } = v.getMetadata(text);
  const max = currentFormats().count(maxLength);
  return i18n._(msg`Use ${max} characters or fewer`);
};

interface Words {
  empty: MessageDescriptor;
  /** The message for a text that is not empty but invalid; by default, that it is too long. */
  invalid?: MessageDescriptor;
}

/** A text of the contract, as one rule: it has one message, and valibot still compares other fields. */
export const textOf = (schema: TextSchema, message: (text: string) => string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => v.is(schema, text),
      ({ input }) => message(input),
    ),
  );

/** A required text of the contract. */
export const field = (schema: TextSchema, { empty, invalid }: Words) =>
  textOf(schema, (text) => {
    if (text === '') return i18n._(empty);
    return invalid ? i18n._(invalid) : tooLong(schema);
  });

/**
 * Removes what nobody typed and a pasted text may hold: letters that turn the direction of what follows, as on a printed
 * label, and blanks without width. Joiners stay, which Persian and Indian names need.
 */
const withoutMarks = (text: string): string =>
  text.replace(/[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]|^[\u200e\u200f]+|[\u200e\u200f]+$/g, '');

/** A typed text as it is sent. `trim` removes every blank that the contract's patterns exclude, and more. */
export const typedText = v.pipe(v.string(), v.transform(withoutMarks), v.trim());

export const trimmed = (schema: TextSchema, words: Words) => v.pipe(typedText, field(schema, words));

/** An optional text, which is omitted if empty. */
export const optionalText = (schema: TextSchema) =>
  v.pipe(
    typedText,
    v.check(
      (text) => text === '' || v.is(schema, text),
      () => tooLong(schema),
    ),
  );

/** The length of a typed text as it is sent, in characters of the contract: a surrogate pair counts as one. */
export const lengthOf = (text: string): number => [...v.parse(typedText, text)].length;

/** One of the values of the contract, none of which is selected initially. */
export const oneOf = <Value extends string>(schema: v.GenericSchema<Value>, message: MessageDescriptor) =>
  v.pipe(
    v.string(),
    v.guard((value): value is Value => v.is(schema, value), translated(message)),
  );

const isEmail = (value: string): boolean => v.is(EmailAddressSchema, value);
const isMobile = (value: string): boolean => v.is(MobileNumberSchema, value);

/** Normalizes a typed or pasted e-mail address or mobile number for sending; other text is unchanged. */
export const normalizeContact = (typed: string): string => {
  const number = normalizeMobile(typed);
  return isMobile(number) ? number : bare(typed);
};

/** Whether a typed account is a mobile number without its country code, which finds no account that was opened here. */
export const lacksCountryCode = (typed: string): boolean => {
  const number = normalizeMobile(typed);
  return isMobile(number) && !number.startsWith('+');
};

/** R5.02 */
export const email = v.pipe(
  v.string(),
  v.transform(bare),
  field(EmailAddressSchema, {
    empty: msg`Enter your email address`,
    invalid: msg`Enter a valid email address`,
  }),
);

const mobileOf = (schema: TextSchema) =>
  v.pipe(
    v.string(),
    v.transform(normalizeMobile),
    trimmed(schema, {
      empty: msg`Enter your mobile number`,
      invalid: msg`Enter a valid mobile number: 7 to 20 digits, starting with + and the country code`,
    }),
  );

/** R5.02. Of an address, whose country completes a number without a country code. */
export const mobile = mobileOf(MobileNumberSchema);

/** R5.02. Of an account, which has no country. */
export const fullMobile = mobileOf(v.pipe(MobileNumberSchema, v.regex(/^\+[1-9]/)));

/** The name of an account. */
export const emailOrMobile = v.pipe(
  v.string(),
  v.transform(normalizeContact),
  trimmed(LoginUserBodySchema.entries.account, { empty: msg`Enter your email address or mobile number` }),
  v.check((value) => isEmail(value) || isMobile(value), translated(msg`Enter a valid email address or mobile number`)),
);

/** The current password: any text that is not empty. */
export const currentPassword = (empty: MessageDescriptor) => field(CurrentPasswordSchema, { empty });

/** R5.03. Not trimmed, because a space may be part of a password. A surrogate pair counts once, as in the contract. */
export const newPassword = textOf(NewPasswordSchema, (text) =>
  [...text].length < PASSWORD_MIN_LENGTH
    ? i18n._(msg`Use at least ${PASSWORD_MIN_LENGTH} characters`)
    : tooLong(NewPasswordSchema),
);

/** The six digits that sendCode sent; messages write them in groups. */
export const verificationCode = v.pipe(
  v.string(),
  v.transform((typed) => bare(typed).replace(/[\s-]/g, '')),
  textOf(VerificationCodeSchema, translated(msg`Enter the 6-digit code`)),
);
