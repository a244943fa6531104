import { msg } from '@lingui/core/macro';
import type { ArgsOf } from '@meridian/sdk';
import * as v from 'valibot';
import { currentPassword, verificationCode } from '../../form/rules.ts';

/** The proof by password. */
export const PasswordProofSchema = v.object({ password: currentPassword(msg`Enter your login password`) });
type PasswordProofValues = v.InferOutput<typeof PasswordProofSchema>;

/** The proof by a code that was sent to the customer. */
export const CodeProofSchema = v.object({ code: verificationCode });
type CodeProofValues = v.InferOutput<typeof CodeProofSchema>;

export type ProofChannel = 'email' | 'mobile';

type StepUpBody = ArgsOf<'createStepUp'>['body'];

export const passwordProofBody = ({ password }: PasswordProofValues): StepUpBody => ({ by: 'password', password });

export const codeProofBody = (channel: ProofChannel, { code }: CodeProofValues): StepUpBody => ({
  by: 'code',
  channel,
  verification_code: code,
});
