import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { currentPassword, normalizeContact, requiredText } from '../../form/rules.ts';

const required = msg`Please input account and password`;

/** R5.01. How long an account and a password may be is the contract's (LoginUserBody). */
export const LoginSchema = v.object({
  account: v.pipe(v.string(), v.transform(normalizeContact), requiredText(required, 254)),
  password: currentPassword(required),
});

export type LoginValues = v.InferOutput<typeof LoginSchema>;
