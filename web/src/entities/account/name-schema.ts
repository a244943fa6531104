import { msg } from '@lingui/core/macro';
import type { ArgsOf } from '@meridian/sdk';
import * as v from 'valibot';
import { requiredText } from '../../form/rules.ts';

const MAX_NAME_LENGTH = 60;

/** The two names of a customer (R5.02); their limits are the contract's (UpdateProfileBody, RegisterUserBody). */
export const nameEntries = {
  family_name: requiredText(msg`Enter your family name`, MAX_NAME_LENGTH),
  given_name: requiredText(msg`Enter your given name`, MAX_NAME_LENGTH),
};

/** The form of the two names alone. */
export const NameSchema = v.object(nameEntries);

export type NameValues = v.InferOutput<typeof NameSchema>;

/** The body of `updateProfile`; `version` is that of the customer as the form was filled. */
export const nameBody = (values: NameValues, version: number): ArgsOf<'updateProfile'>['body'] => ({
  ...values,
  version,
});
