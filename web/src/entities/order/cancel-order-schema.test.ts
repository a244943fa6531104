import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText, expectFormMatchesContract } from '../../form/contract-check.testing.ts';
import { CancelOrderSchema, cancelOrderBody } from './cancel-order-schema.ts';

test('[B5.14] any cancellation that the form accepts, the contract accepts', () => {
  expectFormMatchesContract({
    form: CancelOrderSchema,
    operation: 'cancelOrder',
    body: (values) => cancelOrderBody(9001, values),
    validInput: { reason: '1', note: 'I ordered two by mistake.' },
    // The form refuses nothing but the length.
    fields: {
      reason: fc.constantFrom('', '1', '5'),
      note: fc.oneof(anyText, fc.string({ minLength: 150, maxLength: 260 })),
    },
  });
});

test('an empty reason and an empty note are left out', () => {
  expect(cancelOrderBody(9001, { reason: '', note: '' })).toEqual({ order_id: 9001 });
});
