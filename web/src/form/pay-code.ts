import { msg } from '@lingui/core/macro';
import { plainDigits } from '@meridian/sdk/rules';
import { PayCodeSchema } from '@meridian/sdk/schemas';
import * as v from 'valibot';
import { textOf, translated } from './rules.ts';

export const { minLength: MIN_DIGITS, maxLength: MAX_DIGITS } = v.getMetadata(PayCodeSchema);

const notDigits = translated(msg`Use digits only`);
const tooShort = translated(msg`Enter at least 6 digits`);
const tooLong = translated(msg`Enter no more than 12 digits`);

/** R5.04 */
export const payCode = textOf(PayCodeSchema, (typed) => {
  if (!/^[0-9]*$/.test(typed)) return notDigits();
  return typed.length < MIN_DIGITS ? tooShort() : tooLong();
});

/** The digits of a typed or pasted text, including other scripts and full width; never anything else. */
export const codeDigits = (text: string): string => plainDigits(text).replaceAll(/[^0-9]/g, '');
