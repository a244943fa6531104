import { msg } from '@lingui/core/macro';
import { LoginUserBodySchema } from '@meridian/sdk/schemas';
import * as v from 'valibot';
import { currentPassword, normalizeContact, trimmed } from '../../form/rules.ts';

const required = msg`Please input account and password`;

/** R5.01 */
export const LoginSchema = v.object({
  account: v.pipe(
    v.string(),
    v.transform(normalizeContact),
    trimmed(LoginUserBodySchema.entries.account, { empty: required }),
  ),
  password: currentPassword(required),
});
