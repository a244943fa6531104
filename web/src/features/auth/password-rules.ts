import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { newPassword, say } from '../../form/rules.ts';
import { standardMessages } from '../../i18n/standard-messages.ts';

/** A new password and the same again, for the forms that set one. Each compares the two by `isConfirmed`. */
export const newPasswordEntries = {
  password: newPassword,
  confirmation: v.pipe(v.string(), v.nonEmpty(say(msg`Type the new password again`))),
};

/** R5.03. An empty confirmation has a message of its own. */
export const isConfirmed = ({ password, confirmation }: { password: string; confirmation: string }): boolean =>
  confirmation === '' || password === confirmation;

export const mismatch = say(standardMessages.passwordMismatch);
