import fc from 'fast-check';
import { test } from 'vitest';
import { anyText, expectFormMatchesContract } from '../../../form/contract-check.testing.ts';
import { ReportFormSchema, reasons } from './report-form-schema.ts';

test('[B5.14] any report that the form accepts, the contract accepts', () => {
  expectFormMatchesContract({
    form: ReportFormSchema,
    operation: 'reportProduct',
    body: (report) => ({ product_id: 101, ...report, proofs: [] }),
    validInput: { reason: 'other', explanation: 'The page says brass, but it is plastic.' },
    fields: { reason: fc.oneof(fc.constantFrom(...Object.keys(reasons)), anyText) },
  });
});
