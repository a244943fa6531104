import { test } from 'vitest';
import { expectFormMatchesContract } from '../../form/contract-check.testing.ts';
import { CodeProofSchema, codeProofBody, PasswordProofSchema, passwordProofBody } from './step-up-schema.ts';

test('[B5.14] what the two proofs of a step-up accept, the contract accepts', () => {
  expectFormMatchesContract({
    form: PasswordProofSchema,
    operation: 'createStepUp',
    body: passwordProofBody,
    validInput: { password: 'demo123456' },
  });
  for (const channel of ['email', 'mobile'] as const)
    expectFormMatchesContract({
      form: CodeProofSchema,
      operation: 'createStepUp',
      body: (values) => codeProofBody(channel, values),
      validInput: { code: '416823' },
    });
});
