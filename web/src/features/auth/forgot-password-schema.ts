import type { ArgsOf } from '@meridian/sdk';
import * as v from 'valibot';
import { emailOrMobile, isEmail, verificationCode } from '../../form/rules.ts';
import { isConfirmed, mismatch, newPasswordEntries } from './password-rules.ts';

/** Whose password it is. */
export const IdentifySchema = v.object({ account: emailOrMobile });
export type IdentifyValues = v.InferOutput<typeof IdentifySchema>;

/** The code that came, and the new password (R5.03). The old one is not known here; the server compares the two. */
export const ResetPasswordSchema = v.pipe(
  v.object({ code: verificationCode, ...newPasswordEntries }),
  v.forward(
    v.check((values) => isConfirmed(values), mismatch),
    ['confirmation'],
  ),
);
export type ResetPasswordValues = v.InferOutput<typeof ResetPasswordSchema>;

export function resetPasswordBody(
  account: string,
  { code, password }: ResetPasswordValues,
): ArgsOf<'resetPassword'>['body'] {
  return { by: 'code', account, code, password };
}

/** Asks for a code at an address or number that a form has accepted. */
export function sendCodeBody(event: 'register' | 'reset', to: string): ArgsOf<'sendCode'>['body'] {
  return { event, channel: isEmail(to) ? 'email' : 'mobile', to };
}
