import fc from 'fast-check';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { anyText, expectFormMatchesContract } from '../../form/contract-check.testing.ts';
import { EscalateFormSchema } from './escalate-form-schema.ts';
import { type RefundLimits, type RefundValues, refundFormSchema } from './refund-form-schema.ts';
import { ShipFormSchema } from './ship-form-schema.ts';

const reasons = [1, 5].map((id) => ({ id, name: `Reason ${id}`, proof: 'A picture.' }));
const limits: RefundLimits = {
  refundable: new Map([
    [90031, 2],
    [90032, 1],
    [90033, 0],
  ]),
  options: [
    { type: 'refund_only', product_status: 'not_received', reasons },
    { type: 'refund_only', product_status: 'received', reasons: reasons.slice(0, 1) },
    { type: 'refund_return', product_status: 'received', reasons: reasons.slice(0, 1) },
  ],
  maxAmount: '134.40',
};
const valid: RefundValues = {
  items: [{ order_item_id: 90031, quantity: 1 }],
  product_status: 'not_received',
  type: 'refund_only',
  reason: '5',
  amount: '134.40',
  explanation: 'Nothing came.',
  proofs: 1,
};
const PROOF = 'u_6dK2wPq9XbT4mZs8RvY3cA';
const schema = refundFormSchema(limits);
const errorsOf = (change: Partial<RefundValues>) => {
  const { issues = [] } = safeParse(schema, { ...valid, ...change });
  return issues.map(({ path, message }) => `${path?.[0]?.key}: ${message}`);
};

test('[B5.14] any refund application that the form accepts, the contract accepts', () => {
  const id = fc.oneof(fc.constantFrom(90031, 90032, 90033), fc.integer());
  const quantity = fc.oneof(fc.integer({ min: -1, max: 3 }), fc.double(), fc.constant(Number.NaN));
  const anyAmount = fc.oneof(
    fc.constantFrom('0', '0.001', '1e9', '-1', '１２．５', '٣', '134.41', '1,000', '0x10', '٫5', '.5', '5.'),
    fc.stringMatching(/^[0-9]{0,3}[.,]?[0-9]{0,3}$/),
    anyText,
  );
  expectFormMatchesContract({
    form: schema,
    operation: 'applyRefund',
    body: (application) => ({
      ...application,
      order_id: 9003,
      proofs: [PROOF],
      idempotency_key: '2f6d0a9c-71b3-4c58-9e04-8a1d5b7c3e62',
    }),
    validInput: valid,
    fields: {
      items: fc.array(fc.record({ order_item_id: id, quantity }), { maxLength: 3 }),
      product_status: fc.oneof(fc.constantFrom('received', 'not_received'), anyText),
      type: fc.oneof(fc.constantFrom('refund_only', 'refund_return'), anyText),
      reason: fc.oneof(fc.constantFrom('1', '5', '6', ''), anyText),
      amount: anyAmount,
      proofs: fc.integer({ min: -1, max: 11 }),
    },
  });
});

test('[B8.07] a reason must apply to the product status: received goods did arrive', () => {
  expect(errorsOf({})).toEqual([]);
  expect(errorsOf({ product_status: 'received' })).toEqual(['reason: Choose a reason that applies']);
});

test('[B5.14] any return parcel that the form accepts, the contract accepts', () => {
  expectFormMatchesContract({
    form: ShipFormSchema,
    operation: 'shipRefund',
    body: (parcel) => ({ refund_id: 8001, ...parcel }),
    validInput: { carrier: 'Yamato', number: '4931 2209 1126' },
    fields: { number: fc.oneof(fc.stringMatching(/^[A-Za-z0-9 -]{0,44}$/), anyText) },
  });
});

test('[B5.14] any escalation that the form accepts, the contract accepts', () => {
  expectFormMatchesContract({
    form: EscalateFormSchema,
    operation: 'escalateRefund',
    body: (output) => ({ refund_id: 8001, ...output }),
    validInput: { explanation: 'Nobody has seen the parcel.' },
    fields: {
      explanation: fc.oneof(anyText, fc.string({ minLength: 480, maxLength: 520 })),
    },
  });
});

test.each<[string, Partial<RefundValues>, string[]]>([
  ['no amount', { amount: ' ' }, ['amount: Enter an amount']],
  ['a negative amount', { amount: '-5.00' }, ['amount: The amount cannot be negative']],
  ['no reason', { reason: '' }, ['reason: Choose a reason']],
  ['no explanation', { explanation: ' \n' }, ['explanation: Briefly say what happened']],
  ['no proof', { proofs: 0 }, ['proofs: Add at least one picture']],
  ['no type', { type: '' }, ['type: Choose an option']],
  ['no product status', { product_status: '' }, ['product_status: Choose whether you received it']],
  ['no pieces', { items: [] }, ['items: Choose what the refund is for']],
  [
    'more pieces than are left',
    { items: [{ order_item_id: 90031, quantity: 3 }] },
    ['items: This quantity cannot be refunded'],
  ],
  ['more than can be had', { amount: '134.41' }, ['amount: Enter $134.40 or less']],
  ['a third decimal', { amount: '0.001' }, ['amount: Enter dollars and cents, such as 49.90']],
  ['an exponent', { amount: '1e9' }, ['amount: Enter dollars and cents, such as 49.90']],
  ['a return of what never came', { type: 'refund_return' }, ['type: This is not possible for this order right now']],
  [
    'a reason of another type',
    { type: 'refund_return', product_status: 'received' },
    ['reason: Choose a reason that applies'],
  ],
])('[R5.07] %s is refused at its field', (_what, change, errors) => {
  expect(errorsOf(change)).toEqual(errors);
});

test.each([
  ['0', '0.00'],
  ['１２．５', '12.50'],
  ['12,5', '12.50'],
  [' 134.4 ', '134.40'],
])('[R5.07] the amount %s is %s', (amount, money) => {
  const { output } = safeParse(schema, { ...valid, amount });
  expect(output).toMatchObject({ amount: money });
});
