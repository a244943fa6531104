import { msg } from '@lingui/core/macro';
import type { ArgsOf } from '@meridian/sdk';
import * as v from 'valibot';
import { currentPassword, emailOrMobile, newPassword, translated, verificationCode } from '../../form/rules.ts';
import { standardMessages } from '../../i18n/standard-messages.ts';

/** A new password and its confirmation. Every form that sets a password compares the two with `isConfirmed`. */
export const newPasswordEntries = {
  password: newPassword,
  confirmation: v.pipe(v.string(), v.nonEmpty(translated(msg`Enter the new password again`))),
};

/** R5.03. An empty confirmation passes: a separate check reports it. */
export const isConfirmed = ({ password, confirmation }: { password: string; confirmation: string }): boolean =>
  confirmation === '' || password === confirmation;

export const mismatch = translated(standardMessages.passwordMismatch);

/** R5.03: at least six characters, confirmed, and different from the old password. */
export const ChangePasswordSchema = v.pipe(
  v.object({
    old_password: currentPassword(msg`Enter your current password`),
    ...newPasswordEntries,
  }),
  v.forward(
    v.check((values) => isConfirmed(values), mismatch),
    ['confirmation'],
  ),
  v.forward(
    v.check(
      ({ old_password, password }) => old_password !== password,
      translated(msg`The new password must differ from the current one`),
    ),
    ['password'],
  ),
);

type ChangePasswordValues = v.InferOutput<typeof ChangePasswordSchema>;

export function changePasswordBody({ old_password, password }: ChangePasswordValues): ArgsOf<'resetPassword'>['body'] {
  return { by: 'old_password', old_password, password };
}

/** The first step of a reset: the account. */
export const IdentifySchema = v.object({ account: emailOrMobile });

/** The second step of a reset: the code and the new password (R5.03). Only the server compares it with the old one. */
export const ResetPasswordSchema = v.pipe(
  v.object({ code: verificationCode, ...newPasswordEntries }),
  v.forward(
    v.check((values) => isConfirmed(values), mismatch),
    ['confirmation'],
  ),
);

export function resetPasswordBody(
  account: string,
  { code, password }: v.InferOutput<typeof ResetPasswordSchema>,
): ArgsOf<'resetPassword'>['body'] {
  return { by: 'code', account, verification_code: code, password };
}
