import { msg } from '@lingui/core/macro';
import type { ArgsOf } from '@meridian/sdk';
import { RegisterUserBodySchema } from '@meridian/sdk/schemas';
import * as v from 'valibot';
import { trimmed } from '../../form/rules.ts';

const { family_name, given_name } = RegisterUserBodySchema.entries;

/** The family and the given name of a customer (R5.02). */
export const nameEntries = {
  family_name: trimmed(family_name, { empty: msg`Enter your family name` }),
  given_name: trimmed(given_name, { empty: msg`Enter your given name` }),
};

export const NameSchema = v.object(nameEntries);

export type NameValues = v.InferOutput<typeof NameSchema>;

/** The body of `updateProfile`. `version` is the customer's version at the time the form was filled. */
export const nameBody = (values: NameValues, version: number): ArgsOf<'updateProfile'>['body'] => ({
  ...values,
  version,
});
