import { beforeEach, expect, test } from 'vitest';
import { keyOf, openSandbox, type TestSandbox } from '../../../tests/harness/open-sandbox.ts';
import { DAY, MINUTE } from '../../world/clock.ts';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = openSandbox({ products: 60, checkInvariants: true });
});

const cart = () => sandbox.call('getCart', {});
const boots = { product_id: 105, sku_id: 1052, quantity: 2, idempotency_key: keyOf(1) };
const piecesOf = (skuId: number) =>
  cart()
    .groups.flatMap(({ lines }) => lines)
    .find(({ sku_id }) => sku_id === skuId)?.quantity;

test('pieces added twice with one key are added once, and the answer is the current cart', () => {
  const first = sandbox.call('addCartLine', { body: boots });
  expect(sandbox.call('addCartLine', { body: boots })).toEqual(first);
  expect(piecesOf(1052)).toBe(2);
  sandbox.call('updateCartLine', { body: { line_id: 502, quantity: 3 } });
  expect(sandbox.call('addCartLine', { body: boots })).toEqual(cart());
  const conflict = sandbox.refusal('addCartLine', { body: { ...boots, quantity: 3 } });
  expect([conflict.name, piecesOf(1052)]).toEqual(['idempotency_conflict', 2]);
});

test('a key is kept for 24 hours and can then be reused', () => {
  sandbox.call('addCartLine', { body: boots });
  sandbox.advance(DAY - MINUTE);
  sandbox.call('addCartLine', { body: boots });
  expect(piecesOf(1052)).toBe(2);
  sandbox.advance(MINUTE);
  sandbox.call('addCartLine', { body: { ...boots, quantity: 1 } });
  expect(piecesOf(1052)).toBe(3);
});

test('a refusal frees the key', () => {
  expect(sandbox.refusal('addCartLine', { body: { ...boots, quantity: 999 } }).name).toBe('out_of_stock');
  sandbox.call('addCartLine', { body: boots });
  expect(piecesOf(1052)).toBe(2);
});

test('the version grows with each change of the lines on any device, and with nothing else', () => {
  const { version } = cart();
  const update = (quantity: number) => sandbox.call('updateCartLine', { body: { line_id: 502, quantity } }).version;
  expect([update(2), update(2), update(3)]).toEqual([version + 1, version + 1, version + 2]);
  sandbox.sku(102).price += 100;
  sandbox.call('likeProduct', { body: { product_id: 102, liked: true } });
  expect(cart().version).toBe(version + 2);
  expect(
    sandbox.call('rebuyOrder', { body: { idempotency_key: keyOf(9), order_id: 9004 } }).cart.version,
  ).toBeGreaterThan(version + 2);
});

test('when two tabs change one line, the second is shown the first one’s cart', () => {
  const { version } = cart();
  const first = sandbox.call('updateCartLine', { body: { line_id: 502, quantity: 4, version } });
  const details = { version: first.version, cart: first };
  const later = { body: { line_id: 502, quantity: 2, version } };
  expect(sandbox.refusal('updateCartLine', later)).toEqual({ name: 'version_conflict', details });
  expect(sandbox.refusal('deleteCartLines', { body: { line_ids: [501, 502], version } })).toEqual({
    name: 'version_conflict',
    details,
  });
  expect(cart()).toEqual(first);
  sandbox.call('updateCartLine', { body: { ...later.body, version: first.version } });
  expect(piecesOf(1021)).toBe(2);
});

test('a change of another line, or one that is already made, is no conflict', () => {
  const { version } = cart();
  sandbox.call('updateCartLine', { body: { line_id: 502, quantity: 4, version } });
  expect(sandbox.call('updateCartLine', { body: { line_id: 501, quantity: 2, version } }).count).toBe(6);
  expect(sandbox.call('updateCartLine', { body: { line_id: 502, quantity: 4, version } }).count).toBe(6);
});

test('a deleted line is restored with its id, quantity, price and place', () => {
  sandbox.sku(101).price = 13_990;
  const { groups } = cart();
  sandbox.call('deleteCartLines', { body: { line_ids: [501, 503] } });
  sandbox.advance(5 * MINUTE - 1);
  const restored = sandbox.call('restoreCartLines', { body: { line_ids: [501, 503] } });
  expect(restored.groups).toEqual(groups);
  expect(restored.invalid.map(({ id }) => id)).toEqual([503]);
  expect(sandbox.call('restoreCartLines', { body: { line_ids: [501] } })).toEqual(restored);
});

test('a line deleted five minutes ago, ordered or unknown is not restored', () => {
  const restore = (id: number) => sandbox.refusal('restoreCartLines', { body: { line_ids: [id] } }).name;
  sandbox.call('deleteCartLines', { body: { line_ids: [501] } });
  sandbox.advance(5 * MINUTE);
  expect(restore(501)).toBe('cart_line_not_found');
  expect(restore(4242)).toBe('cart_line_not_found');
  const source = { from: 'cart' as const, line_ids: [502] };
  const { total_amount: total } = sandbox.call('quoteOrder', { body: { source, address_id: 11 } });
  const order = { source, address_id: 11, remarks: [], expected_total: total, idempotency_key: keyOf(2) };
  sandbox.call('createOrder', { body: order });
  expect(restore(502)).toBe('cart_line_not_found');
});

test('a line added again in the meantime is merged into the restored one, up to the stock', () => {
  sandbox.call('deleteCartLines', { body: { line_ids: [502] } });
  sandbox.call('addCartLine', { body: { ...boots, product_id: 102, sku_id: 1021, quantity: 25 } });
  const { groups } = sandbox.call('restoreCartLines', { body: { line_ids: [502] } });
  const lines = groups.flatMap((group) => group.lines).filter(({ sku_id }) => sku_id === 1021);
  expect(lines).toMatchObject([{ id: 502, quantity: 25 }]);
});

test('a full cart restores no line', () => {
  sandbox.call('deleteCartLines', { body: { line_ids: [501] } });
  const skus = [...sandbox.world.products.values()].flatMap(({ id, skus: own }) => own.map((sku) => [id, sku.id]));
  for (const [productId = 0, skuId = 0] of skus) {
    if (sandbox.demo.cart.length >= 200 || skuId === 1011) continue;
    if (sandbox.demo.cart.some((line) => line.skuId === skuId)) continue;
    const line = { quantity: 1, priceWhenAdded: 1, addedAt: 0, changedIn: 1 };
    sandbox.demo.cart.push({ id: sandbox.world.nextIds.line, productId, skuId, ...line });
    sandbox.world.nextIds.line += 1;
  }
  expect(sandbox.demo.cart).toHaveLength(200);
  const refused = sandbox.refusal('restoreCartLines', { body: { line_ids: [501] } });
  expect(refused).toEqual({ name: 'cart_full', details: { limit: 200 } });
});

test('a shop shows the gap to free freight, in cents, over its valid lines', () => {
  const gaps = () => cart().groups.map(({ shop, free_freight }) => [shop.id, free_freight]);
  expect(gaps()).toEqual([
    [1, { threshold: '200.00', missing: '70.10' }],
    [2, { threshold: '60.00', missing: '0.00' }],
  ]);
  sandbox.call('updateCartLine', { body: { line_id: 501, quantity: 2 } });
  expect(gaps()[0]).toEqual([1, { threshold: '200.00', missing: '0.00' }]);
  const shop = sandbox.world.shops.get(1);
  if (shop) shop.freight.fee = 0;
  expect(gaps()[0]).toEqual([1, null]);
});

test.each([
  [
    { stock: 3, limit: null },
    { max_quantity: 3, max_quantity_reason: 'stock' },
  ],
  [
    { stock: 9, limit: 2 },
    { max_quantity: 2, max_quantity_reason: 'customer' },
  ],
  [
    { stock: 2, limit: 2 },
    { max_quantity: 2, max_quantity_reason: 'stock' },
  ],
  [
    { stock: 5000, limit: null },
    { max_quantity: 999, max_quantity_reason: 'line' },
  ],
] as const)('the maximum quantity of a line with %j has its reason', (sku, expected) => {
  Object.assign(sandbox.sku(102), sku);
  const lines = cart().groups.flatMap((group) => group.lines);
  expect(lines.find(({ id }) => id === 502)).toMatchObject(expected);
});
