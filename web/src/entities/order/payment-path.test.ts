import { PayOrdersBodySchema } from '@meridian/sdk/schemas';
import { getMetadata } from 'valibot';
import { expect, test } from 'vitest';
import { MAX_PAID_AT_ONCE, paymentPath } from './payment-path.ts';

const orders = (count: number) => Array.from({ length: count }, (_, index) => 9001 + index);

test('one or several orders lead to their payment', () => {
  expect([paymentPath(orders(1)), paymentPath(orders(2))]).toEqual([
    '/payment?order=9001',
    '/payment?orders=9001,9002',
  ]);
  expect(paymentPath(orders(MAX_PAID_AT_ONCE))).toContain('/payment?orders=');
});

test('more orders than can be paid at once lead to the unpaid orders, not to an empty payment', () => {
  expect(paymentPath(orders(MAX_PAID_AT_ONCE + 1))).toBe('/myPurchases/0');
});

test('the maximum number of orders paid at once is the contract’s', () => {
  expect(MAX_PAID_AT_ONCE).toBe(getMetadata(PayOrdersBodySchema.entries.order_ids).maxItems);
});
