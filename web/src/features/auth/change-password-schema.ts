import { msg } from '@lingui/core/macro';
import type { ArgsOf } from '@meridian/sdk';
import * as v from 'valibot';
import { currentPassword, say } from '../../form/rules.ts';
import { isConfirmed, mismatch, newPasswordEntries } from './password-rules.ts';

/** R5.03: at least six characters, typed twice, and not the old one again. */
export const ChangePasswordSchema = v.pipe(
  v.object({
    old_password: currentPassword(msg`Enter the password you use now`),
    ...newPasswordEntries,
  }),
  v.forward(
    v.check((values) => isConfirmed(values), mismatch),
    ['confirmation'],
  ),
  v.forward(
    v.check(
      ({ old_password, password }) => old_password !== password,
      say(msg`The new password must differ from the old one`),
    ),
    ['password'],
  ),
);

export type ChangePasswordValues = v.InferOutput<typeof ChangePasswordSchema>;

export function changePasswordBody({ old_password, password }: ChangePasswordValues): ArgsOf<'resetPassword'>['body'] {
  return { by: 'old_password', old_password, password };
}
