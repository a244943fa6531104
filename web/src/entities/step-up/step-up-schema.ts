import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { currentPassword, verificationCode } from '../../form/rules.ts';

// The output of each schema is the body of createStepUp.

export const passwordProof = v.pipe(
  v.object({ password: currentPassword(msg`Enter your login password`) }),
  v.transform(({ password }) => ({ by: 'password' as const, password })),
);

export type ProofChannel = 'email' | 'mobile';

export const codeProof = (channel: ProofChannel) =>
  v.pipe(
    v.object({ code: verificationCode }),
    v.transform(({ code }) => ({ by: 'code' as const, channel, verification_code: code })),
  );
