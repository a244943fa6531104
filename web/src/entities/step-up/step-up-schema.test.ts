import { test } from 'vitest';
import { expectFormMatchesContract } from '../../form/contract-check.testing.ts';
import { CodeProofSchema, codeProofBody, PasswordProofSchema, passwordProofBody } from './step-up-schema.ts';

test('[B5.14] any step-up proof that the two forms accept, the contract accepts', () => {
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
