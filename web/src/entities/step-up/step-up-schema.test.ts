import { test } from 'vitest';
import { expectFormMatchesContract } from '../../form/contract-check.testing.ts';
import { codeProof, passwordProof } from './step-up-schema.ts';

test('[B5.14] any step-up proof that the two forms accept, the contract accepts', () => {
  expectFormMatchesContract({
    form: passwordProof,
    operation: 'createStepUp',
    body: (proof) => proof,
    validInput: { password: 'demo123456' },
  });
  for (const channel of ['email', 'mobile'] as const)
    expectFormMatchesContract({
      form: codeProof(channel),
      operation: 'createStepUp',
      body: (proof) => proof,
      validInput: { code: '416823' },
    });
});
