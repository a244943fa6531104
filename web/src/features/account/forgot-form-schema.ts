import type { ArgsOf } from '@meridian/sdk';
import * as v from 'valibot';
import { emailOrMobile, isEmail, verificationCode } from '../../form/rules.ts';
import { isConfirmed, mismatch, newPasswordEntries } from './password-rules.ts';

/** Whose password it is. */
export const IdentifyForm = v.object({ account: emailOrMobile });
export type IdentifyValues = v.InferOutput<typeof IdentifyForm>;

/** The code that came, and the new password (R5.03). The old one is not known here; the server compares the two. */
export const RenewForm = v.pipe(
  v.object({ code: verificationCode, ...newPasswordEntries }),
  v.forward(
    v.check((values) => isConfirmed(values), mismatch),
    ['confirmation'],
  ),
);
export type RenewValues = v.InferOutput<typeof RenewForm>;

export function renewBody(account: string, { code, password }: RenewValues): ArgsOf<'resetPassword'>['body'] {
  return { by: 'code', account, code, password };
}

/** Asks for a code at an address or number that a form has accepted. */
export function codeBody(event: 'register' | 'reset', to: string): ArgsOf<'sendCode'>['body'] {
  return { event, channel: isEmail(to) ? 'email' : 'mobile', to };
}
