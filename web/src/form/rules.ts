import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { PASSWORD_MIN_LENGTH } from '@meridian/sdk';
import { plainDigits } from '@meridian/sdk/rules';
import * as v from 'valibot';
import { normalizeMobile } from './normalize-input.ts';

// The validation rules that several forms share. Lengths and patterns are the contract's (components/schemas); a property
// test of every form compares them with it.

/** The contract's `format: email`; valibot's own rule refuses addresses such as o'brien@example.com. */
const EMAIL_PATTERN =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const MOBILE_PATTERN = /^\+?[0-9][0-9 -]{5,18}[0-9]$/;
const CODE_PATTERN = /^[0-9]{6}$/;
const MAX_LENGTH = { email: 254, password: 128 };

/** A message for valibot, translated when the rule is checked, not when the schema is created. */
export const translated = (message: MessageDescriptor) => () => i18n._(message);

export const maxLength = (max: number) =>
  v.maxLength<string, number, () => string>(max, () => i18n._(msg`Use ${max} characters or fewer`));

/** A required text: trimmed, not empty, of a maximum length. */
export const requiredText = (emptyMessage: MessageDescriptor, max: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(translated(emptyMessage)), maxLength(max));

export const isEmail = (value: string): boolean => value.length <= MAX_LENGTH.email && EMAIL_PATTERN.test(value);
const isMobile = (value: string): boolean => MOBILE_PATTERN.test(value);

/** An e-mail address or a mobile number as it is sent, however it was typed or pasted; other text stays as it is. */
export const normalizeContact = (typed: string): string => {
  const number = normalizeMobile(typed);
  return isMobile(number) ? number : plainDigits(typed).trim();
};

/** R5.02 */
export const email = v.pipe(
  requiredText(msg`Enter your email address`, MAX_LENGTH.email),
  v.check(isEmail, translated(msg`Enter a valid email address`)),
);

/** R5.02 */
export const mobile = v.pipe(
  v.string(),
  v.transform(normalizeMobile),
  requiredText(msg`Enter your mobile number`, 254),
  v.check(isMobile, translated(msg`Enter a valid mobile number: 7 to 20 digits, starting with the country code`)),
);

/** The name of an account. */
export const emailOrMobile = v.pipe(
  v.string(),
  v.transform(normalizeContact),
  requiredText(msg`Enter your email address or mobile number`, MAX_LENGTH.email),
  v.check((value) => isEmail(value) || isMobile(value), translated(msg`Enter a valid email address or mobile number`)),
);

/** The current password: any that is not empty. */
export const currentPassword = (emptyMessage: MessageDescriptor) =>
  v.pipe(v.string(), v.nonEmpty(translated(emptyMessage)), maxLength(MAX_LENGTH.password));

/** R5.03. Not trimmed: a space is a character of a password. Counted as in the contract, a surrogate pair once. */
export const newPassword = v.pipe(
  v.string(),
  v.check(
    (value) => [...value].length >= PASSWORD_MIN_LENGTH,
    () => i18n._(msg`Use at least ${PASSWORD_MIN_LENGTH} characters`),
  ),
  maxLength(MAX_LENGTH.password),
);

/** The six digits that sendCode sent; messages write them in groups. */
export const verificationCode = v.pipe(
  v.string(),
  v.transform((typed) => plainDigits(typed).replace(/[\s-]/g, '')),
  v.check((value) => CODE_PATTERN.test(value), translated(msg`Enter the 6-digit code`)),
);
