import { msg } from '@lingui/core/macro';
import type { ArgsOf } from '@meridian/sdk';
import * as v from 'valibot';
import { nameEntries } from '../../entities/account/name-schema.ts';
import { email, fullMobile, translated, verificationCode } from '../../form/rules.ts';
import { isConfirmed, mismatch, newPasswordEntries } from './password-schemas.ts';

/** R5.02, R5.03 */
export const RegisterSchema = v.pipe(
  v.object({
    ...nameEntries,
    email,
    mobile: fullMobile,
    /** Where the code is sent. */
    channel: v.picklist(['email', 'mobile']),
    code: verificationCode,
    ...newPasswordEntries,
    agreed: v.pipe(
      v.boolean(),
      v.check((isAgreed) => isAgreed, translated(msg`Agree to the terms to create an account`)),
    ),
  }),
  v.forward(
    v.check((values) => isConfirmed(values), mismatch),
    ['confirmation'],
  ),
);

export type RegisterInput = v.InferInput<typeof RegisterSchema>;
type RegisterOutput = v.InferOutput<typeof RegisterSchema>;

/** The body of `registerUser`: without the code's channel, the confirmation and the consent. */
export function registerBody(values: RegisterOutput): ArgsOf<'registerUser'>['body'] {
  const { family_name, given_name, email: address, mobile: number, password, code } = values;
  return { family_name, given_name, email: address, mobile: number, password, verification_code: code };
}
