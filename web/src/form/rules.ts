import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { PASSWORD_MIN_LENGTH } from '@meridian/sdk';
import * as v from 'valibot';

// The rules that several forms share. Lengths and patterns are the contract's (components/schemas); a property test of
// every form holds them to it.

/** What `format: email` of the contract means; valibot's own rule refuses addresses such as o'brien@example.com. */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const MOBILE = /^\+?[0-9][0-9 -]{5,18}[0-9]$/;
const CODE = /^[0-9]{6}$/;
const MOST = { email: 254, password: 128 };

/** A message as valibot takes it: said in the language in use when the rule is checked. */
export const say = (message: MessageDescriptor) => () => i18n._(message);

export const atMost = (most: number) =>
  v.maxLength<string, number, () => string>(most, () => i18n._(msg`At most ${most} characters`));

/** One line of words: without the spaces around it, not empty, at most so many characters. */
export const line = (empty: MessageDescriptor, most: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(say(empty)), atMost(most));

export const isEmail = (value: string): boolean => value.length <= MOST.email && EMAIL.test(value);
const isMobile = (value: string): boolean => MOBILE.test(value);

/** R5.02 */
export const email = v.pipe(
  line(msg`Enter your e-mail address`, MOST.email),
  v.check(isEmail, say(msg`This is not an e-mail address`)),
);

/** R5.02 */
export const mobile = v.pipe(
  line(msg`Enter your mobile number`, 254),
  v.check(isMobile, say(msg`This is not a mobile number: 7 to 20 digits, with the country code first`)),
);

/** An account by one of its two names. */
export const emailOrMobile = v.pipe(
  line(msg`Enter your e-mail address or mobile number`, MOST.email),
  v.check(
    (value) => isEmail(value) || isMobile(value),
    say(msg`This is neither an e-mail address nor a mobile number`),
  ),
);

/** A password in use: any that is not empty. */
export const currentPassword = (empty: MessageDescriptor) =>
  v.pipe(v.string(), v.nonEmpty(say(empty)), atMost(MOST.password));

/** R5.03. Nothing is trimmed: a space is a character of a password. Counted as the contract does, a surrogate pair once. */
export const newPassword = v.pipe(
  v.string(),
  v.check(
    (value) => [...value].length >= PASSWORD_MIN_LENGTH,
    () => i18n._(msg`At least ${PASSWORD_MIN_LENGTH} characters`),
  ),
  atMost(MOST.password),
);

/** Six digits, as sendCode sent them. */
export const verificationCode = v.pipe(
  v.string(),
  v.trim(),
  v.check((value) => CODE.test(value), say(msg`Enter the six digits of the code`)),
);
