import { expect, test } from 'vitest';
import { keyOf, openSandbox } from '../../../../tests/harness/open-sandbox.ts';
import { DAY, MINUTE } from '../../../world/clock.ts';

const base = { idempotency_key: keyOf(1), address_id: 11, remarks: [], expected_total: '198.40' };
const both = { ...base, source: { from: 'cart' as const, line_ids: [501, 502] } };
const buyNow = (quantity: number, expected_total: string) => ({
  ...base,
  source: { from: 'product' as const, product_id: 101, sku_id: 1012, quantity },
  expected_total,
});

test('checkout makes one order per shop, takes the stock, empties the lines and allows half an hour to pay', () => {
  const { call, stockOf, world } = openSandbox({ checkInvariants: true });
  const remarks = [{ shop_id: 2, text: 'Please no plastic.' }];
  const made = call('createOrder', { body: { ...both, remarks } });
  expect(made).toMatchObject({ total_amount: '198.40', pay_deadline: '2026-11-20T10:30:00Z' });
  expect(made.orders.map(({ shop, total_amount: total, status }) => [shop.id, total, status])).toEqual([
    [1, '134.40', 0],
    [2, '64.00', 0],
  ]);
  expect(made.orders.map(({ id }) => world.orders.get(id)?.remark)).toEqual([null, 'Please no plastic.']);
  expect([stockOf(1011), stockOf(1021)]).toEqual([11, 24]);
  const { groups, invalid } = call('getCart', {});
  expect([groups, invalid.map(({ id }) => id)]).toEqual([[], [503]]);
});

test('the same key and body return the same orders, and nothing is made twice', () => {
  const { call, refusal, stockOf, advance, world } = openSandbox({ checkInvariants: true });
  const made = call('createOrder', { body: both });
  const orders = world.orders.size;
  advance(MINUTE);
  const { remarks, ...rest } = both;
  expect(call('createOrder', { body: { remarks, ...rest } })).toEqual(made);
  expect([world.orders.size, stockOf(1011)]).toEqual([orders, 11]);
  expect(refusal('createOrder', { body: { ...both, address_id: 12 } }).name).toBe('idempotency_conflict');
  advance(DAY - MINUTE - 1);
  expect(call('createOrder', { body: both })).toEqual(made);
});

test('a refusal leaves the key free', () => {
  const { call, refusal } = openSandbox({ checkInvariants: true });
  expect(refusal('createOrder', { body: { ...both, expected_total: '1.00' } }).name).toBe('price_changed');
  expect(call('createOrder', { body: both }).total_amount).toBe('198.40');
});

test('a total other than the accepted one creates no order and returns the new quote', () => {
  const { refusal, world, stockOf } = openSandbox({ checkInvariants: true });
  const orders = world.orders.size;
  const { name, details } = refusal('createOrder', { body: buyNow(2, '134.40') });
  expect(name).toBe('price_changed');
  expect(details?.['quote']).toMatchObject({ total_amount: '259.80', freight: '0.00' });
  expect([world.orders.size, stockOf(1012)]).toEqual([orders, 6]);
});

test('refusals come in this order: source, stock, limit, address, code, total', () => {
  const { refusal, world } = openSandbox({ checkInvariants: true });
  const sku = world.products.get(101)?.skus[1];
  if (!sku) throw new Error('there is no sku 1012');
  const wrong = { address_id: 999, promo_code: 'EXPIRED5', expected_total: '1.00' };
  const name = (body: Parameters<typeof refusal<'createOrder'>>[1]['body']) => refusal('createOrder', { body }).name;
  expect(name({ ...both, ...wrong, source: { from: 'cart', line_ids: [501, 999] } })).toBe('cart_line_not_found');
  const source = { from: 'product' as const, product_id: 999, sku_id: 1, quantity: 1 };
  expect(name({ ...both, ...wrong, source })).toBe('product_not_found');
  expect(name({ ...both, ...wrong, source: { ...source, product_id: 101 } })).toBe('sku_not_found');
  sku.limit = 4;
  expect(name({ ...buyNow(7, '1.00'), ...wrong })).toBe('out_of_stock');
  expect(name({ ...buyNow(5, '1.00'), ...wrong })).toBe('limit_exceeded');
  expect(name({ ...both, ...wrong })).toBe('address_not_found');
  expect(refusal('createOrder', { body: { ...both, ...wrong, address_id: 11 } })).toEqual({
    name: 'promo_refused',
    details: { reason: 'expired' },
  });
  expect(name({ ...both, expected_total: '1.00' })).toBe('price_changed');
});

test('a code is used up by the orders, and usable again when all of them are cancelled unpaid', () => {
  const { call, refusal } = openSandbox({ checkInvariants: true });
  const promo = { promo_code: 'welcome10', expected_total: '179.01' };
  const { orders } = call('createOrder', { body: { ...both, ...promo } });
  expect(orders.map(({ discount }) => discount)).toEqual(['12.99', '6.40']);
  const next = { ...buyNow(1, '121.41'), idempotency_key: keyOf(2), promo_code: 'WELCOME10' };
  const [first = 0, second = 0] = orders.map(({ id }) => id);
  expect(refusal('createOrder', { body: next }).details).toEqual({ reason: 'used' });
  call('cancelOrder', { body: { order_id: first } });
  expect(refusal('createOrder', { body: next }).details).toEqual({ reason: 'used' });
  expect(call('cancelOrder', { body: { order_id: second } }).promo_code).toBe('WELCOME10');
  expect(call('createOrder', { body: next }).total_amount).toBe('121.41');
});

test('a remark for a shop without an order is refused as a malformed request', () => {
  const { call } = openSandbox({ checkInvariants: true });
  const body = { ...both, remarks: [{ shop_id: 3, text: 'Hello' }] };
  expect(() => call('createOrder', { body })).toThrow(/not as the contract asks/);
});
