import { fixture } from '@meridian/sdk/testing';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { anyText, expectFormMatchesContract } from '../../form/contract-check.testing.ts';
import { checkoutSchema, orderBody, promoSchema, remarkName } from './checkout-schema.ts';
import { CheckoutSearch, orderSource } from './checkout-search.ts';

const quote = fixture('quoteOrder');
const source = { from: 'cart' as const, line_ids: [501, 502] };
const blank = { address_id: 11, promo_code: '', remarks: {} };

test('[B5.14] any checkout that the form accepts, the contract accepts', () => {
  const shop = fc.constantFrom(...quote.groups.map(({ shop: { id } }) => remarkName(id)));
  expectFormMatchesContract({
    form: checkoutSchema({}),
    operation: 'createOrder',
    body: (checkout) => ({
      ...orderBody(source, checkout, quote),
      idempotency_key: '7b0d3c1e-52a4-4f0e-9a55-0d6a5f3c9e21',
    }),
    validInput: { ...blank, remarks: { [remarkName(2)]: 'Please ring twice.' } },
    fields: {
      address_id: fc.oneof(fc.constant(null), fc.constant(11)),
      remarks: fc.dictionary(shop, fc.oneof(anyText, fc.string({ minLength: 190, maxLength: 210 }))),
    },
  });
});

test('[B5.14] any promo code that the form accepts, the contract accepts', () => {
  expectFormMatchesContract({
    form: promoSchema(undefined),
    operation: 'quoteOrder',
    body: ({ code }) => ({ source, promo_code: code }),
    validInput: { code: 'WELCOME10' },
    fields: { code: fc.oneof(anyText, fc.stringMatching(/^[A-Za-z0-9_-]{0,45}$/)) },
  });
});

test('[B5.14] any source in the checkout’s URL that the app accepts, the contract accepts', () => {
  const form = v.pipe(
    v.object({ lines: v.unknown(), product: v.unknown(), sku: v.unknown(), quantity: v.unknown() }),
    v.transform((search) => ({ source: orderSource(v.parse(CheckoutSearch, search)) })),
    v.check((body) => body.source !== undefined),
  );
  const part = fc.oneof(anyText, fc.integer(), fc.double(), fc.constant(undefined), fc.array(fc.nat()));
  const lines = fc.oneof(
    part,
    fc.array(fc.nat(), { maxLength: 4 }).map((ids) => ids.join(',')),
  );
  expectFormMatchesContract({
    form,
    operation: 'quoteOrder',
    body: (quoted) => quoted,
    validInput: { lines: '501,502', product: undefined, sku: undefined, quantity: undefined },
    fields: { lines, product: part, sku: part, quantity: part },
  });
});

test('[R5.09] an order needs an address, and the default address is used unless another is chosen', () => {
  const messages = (form: v.GenericSchema, values: unknown) =>
    v.safeParse(form, values).issues?.map(({ message }) => message);
  expect(messages(checkoutSchema({}), { ...blank, address_id: null })).toEqual(['Choose a delivery address']);
  expect(v.parse(checkoutSchema({ prefilled: 12 }), { ...blank, address_id: null }).address_id).toBe(12);
  expect(v.parse(checkoutSchema({ prefilled: 12 }), blank).address_id).toBe(11);
});

test('[R5.09] a deleted address is not replaced without the customer’s choice', () => {
  const deleted = ['This address was deleted. Choose another one.'];
  const messages = (address_id: number | null) =>
    v
      .safeParse(checkoutSchema({ prefilled: 12, deleted: 11 }), { ...blank, address_id })
      .issues?.map(({ message }) => message);
  expect(messages(11)).toEqual(deleted);
  expect(messages(null)).toEqual(deleted);
  expect(messages(12)).toBeUndefined();
});

test('a code in full-width letters is normalised, and a code that the quote refuses shows the reason', () => {
  expect(v.parse(promoSchema(undefined), { code: ' ＷＥＬＣＯＭＥ１０ ' })).toEqual({ code: 'WELCOME10' });
  const refused = { promo_code: 'OLD', accepted: false, reason: 'expired' as const, discount: '0.00' };
  const { issues } = v.safeParse(promoSchema(refused), { code: 'OLD' });
  expect(issues?.map(({ message }) => message)).toEqual(['This code has expired']);
  expect(v.parse(promoSchema(refused), { code: 'NEW' })).toEqual({ code: 'NEW' });
});

test.each([
  ['', 'Enter a code'],
  ['A'.repeat(41), 'Use 40 characters or fewer'],
  ['🎉'.repeat(40), 'Use only letters, digits, hyphens and underscores'],
])('the promo code “%s” is refused before it is sent', (code, message) => {
  const { issues } = v.safeParse(promoSchema(undefined), { code });
  expect(issues?.map((issue) => issue.message)).toEqual([message]);
});

test('only an accepted code is sent, and remarks only for shops in the order', () => {
  const refused = { promo_code: 'OLD', accepted: false, reason: 'expired' as const, discount: '0.00' };
  const checkout = {
    ...blank,
    remarks: { [remarkName(2)]: 'Ring twice', [remarkName(9)]: 'Gone', [remarkName(1)]: '' },
  };
  const body = orderBody(source, checkout, { ...quote, promo: refused });
  expect(body).toEqual({
    source,
    address_id: 11,
    remarks: [{ shop_id: 2, text: 'Ring twice' }],
    expected_total: '198.40',
  });
  const accepted = { promo_code: 'WELCOME10', accepted: true, reason: null, discount: '19.39' };
  expect(orderBody(source, checkout, { ...quote, promo: accepted })).toMatchObject({ promo_code: 'WELCOME10' });
});
