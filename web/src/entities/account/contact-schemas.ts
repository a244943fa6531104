import { msg } from '@lingui/core/macro';
import type { ArgsOf } from '@meridian/sdk';
import { comparableContact } from '@meridian/sdk/rules';
import * as v from 'valibot';
import { email, fullMobile, translated, verificationCode } from '../../form/rules.ts';

export type ContactChannel = ArgsOf<'verifyContact'>['body']['channel'];

/** A new e-mail address or mobile number, which must differ from the present one. */
export const newContactSchema = (channel: ContactChannel, present: string) =>
  v.object({
    to: v.pipe(
      channel === 'email' ? email : fullMobile,
      v.check(
        (to) => comparableContact(to) !== comparableContact(present),
        translated(
          channel === 'email' ? msg`This is already your email address` : msg`This is already your mobile number`,
        ),
      ),
    ),
  });

/** The code that was sent to the new address. */
export const ContactCodeSchema = v.object({ code: verificationCode });

export type ContactCodeValues = v.InferOutput<typeof ContactCodeSchema>;

export const verifyContactBody = (
  channel: ContactChannel,
  { code }: ContactCodeValues,
): ArgsOf<'verifyContact'>['body'] => ({ channel, verification_code: code });
