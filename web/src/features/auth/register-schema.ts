import { msg } from '@lingui/core/macro';
import type { ArgsOf } from '@meridian/sdk';
import * as v from 'valibot';
import { email, mobile, requiredText, translated, verificationCode } from '../../form/rules.ts';
import { isConfirmed, mismatch, newPasswordEntries } from './password-schemas.ts';

const MAX_NAME_LENGTH = 60;

/** R5.02, R5.03. The limits are the contract's (RegisterUserBody). */
export const RegisterSchema = v.pipe(
  v.object({
    family_name: requiredText(msg`Enter your family name`, MAX_NAME_LENGTH),
    given_name: requiredText(msg`Enter your given name`, MAX_NAME_LENGTH),
    email,
    mobile,
    code: verificationCode,
    ...newPasswordEntries,
    agreed: v.pipe(
      v.boolean(),
      v.check((isAgreed) => isAgreed, translated(msg`Please agree to the terms to open an account`)),
    ),
  }),
  v.forward(
    v.check((values) => isConfirmed(values), mismatch),
    ['confirmation'],
  ),
);

export type RegisterInput = v.InferInput<typeof RegisterSchema>;
export type RegisterOutput = v.InferOutput<typeof RegisterSchema>;

/** The body of `registerUser`: without the confirmation and the consent. */
export function registerBody(values: RegisterOutput): ArgsOf<'registerUser'>['body'] {
  const { family_name, given_name, email: address, mobile: number, password, code } = values;
  return { family_name, given_name, email: address, mobile: number, password, verification_code: code };
}
