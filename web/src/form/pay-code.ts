import { msg } from '@lingui/core/macro';
import { PAY_CODE_LENGTH } from '@meridian/sdk';
import { plainDigits } from '@meridian/sdk/rules';
import * as v from 'valibot';
import { translated } from './rules.ts';

/** R5.04 */
export const payCode = v.pipe(
  v.string(),
  v.regex(/^[0-9]*$/, translated(msg`Use digits only`)),
  v.minLength(PAY_CODE_LENGTH.min, translated(msg`Enter at least 6 digits`)),
  v.maxLength(PAY_CODE_LENGTH.max, translated(msg`Enter no more than 12 digits`)),
);

/** The digits of what was typed or pasted, those of other scripts and of full width too; never anything else. */
export const codeDigits = (text: string): string => plainDigits(text).replaceAll(/[^0-9]/g, '');
