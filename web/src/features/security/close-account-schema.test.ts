import fc from 'fast-check';
import { test } from 'vitest';
import { expectFormMatchesContract } from '../../form/contract-check.testing.ts';
import { CloseAccountSchema } from './close-account-schema.ts';

test('[B5.14] an account is closed only with consent, and the contract accepts the request', () => {
  expectFormMatchesContract({
    form: CloseAccountSchema,
    operation: 'closeAccount',
    body: () => ({ step_up: 'qT4xZ8mB1nKs7VwYc2Rf0A' }),
    validInput: { understood: true },
    fields: { understood: fc.boolean() },
  });
});
