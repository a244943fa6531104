import { msg } from '@lingui/core/macro';
import type { ArgsOf, Schema } from '@meridian/sdk';
import * as v from 'valibot';
import { email, mobile, translated, verificationCode } from '../../form/rules.ts';

export type ContactChannel = ArgsOf<'verifyContact'>['body']['channel'];

/** As the contract compares them: capitals, spaces and hyphens do not count; a hyphen does in an e-mail address. */
const comparable = (contact: string): string =>
  contact.includes('@') ? contact.toLowerCase() : contact.replaceAll(/[ -]/g, '');

/** A new e-mail address or mobile number: another one than the present one. */
export const newContactSchema = (channel: ContactChannel, present: string) =>
  v.object({
    to: v.pipe(
      channel === 'email' ? email : mobile,
      v.check(
        (to) => comparable(to) !== comparable(present),
        translated(
          channel === 'email' ? msg`This is already your email address` : msg`This is already your mobile number`,
        ),
      ),
    ),
  });

export type NewContactValues = v.InferOutput<ReturnType<typeof newContactSchema>>;

/** The body of `updateContact`, for an address that is valid for its channel. */
export const updateContactBody = (
  channel: ContactChannel,
  to: string,
  step_up: string,
): ArgsOf<'updateContact'>['body'] => ({ channel, to, step_up });

/** The code that came to the new address. */
export const ContactCodeSchema = v.object({ code: verificationCode });

export type ContactCodeValues = v.InferOutput<typeof ContactCodeSchema>;

export const verifyContactBody = (
  channel: ContactChannel,
  { code }: ContactCodeValues,
): ArgsOf<'verifyContact'>['body'] => ({ channel, verification_code: code });

/** One way to reach a customer: the address in force, and the one that waits to be proven. */
export function contactOf(user: Schema<'UserInfo'>, channel: ContactChannel) {
  return channel === 'email'
    ? { present: user.email, isVerified: user.email_verified, pending: user.pending_email }
    : { present: user.mobile, isVerified: user.mobile_verified, pending: user.pending_mobile };
}
