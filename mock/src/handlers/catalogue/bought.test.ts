import { beforeEach, expect, test } from 'vitest';
import { newKey, openSandbox, type TestSandbox } from '../../../tests/harness/open-sandbox.ts';
import { orderStatus } from '../../world/views/orders.ts';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = openSandbox({ products: 60 });
});

const bought = () => sandbox.call('listBoughtProducts', { query: { limit: 50 } });

test('each product that was paid for and kept is listed once, the last paid first', () => {
  const { list, total } = bought();
  expect(total).toBe(list.length);
  expect(new Set(list.map(({ product }) => product.id)).size).toBe(total);
  const times = list.map(({ bought_at }) => Date.parse(bought_at));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(list[0]).toMatchObject({
    product: { id: 105 },
    order_id: 9002,
    sku_id: 1052,
    bought_at: '2026-11-19T08:12:00Z',
  });
  expect(list[1]).toMatchObject({ product: { id: 102 }, order_id: 9002, spec_text: 'Berry' });
  for (const { order_id, sku_id } of list) {
    const order = sandbox.orderRecord(order_id);
    expect(order.customerId).toBe(1);
    expect(order.paidAt).not.toBeNull();
    expect(order.items.map(({ skuId }) => skuId)).toContain(sku_id);
  }
});

test('an unpaid or cancelled order adds nothing, but a payment does', () => {
  expect(bought().list[0]).not.toMatchObject({ product: { id: 101 } });
  sandbox.call('payOrders', { body: { idempotency_key: newKey(), order_ids: [9001], pay_code: '246810' } });
  expect(bought().list[0]).toMatchObject({ product: { id: 101 }, order_id: 9001, spec_text: 'Mist' });
});

test('a removed product stays, and a fully refunded one is dropped', () => {
  sandbox.product(105).status = 'removed';
  expect(bought().list[0]?.product).toMatchObject({ id: 105, stock: 0 });
  const mine = [...sandbox.world.orders.values()].filter(({ customerId }) => customerId === 1);
  const kept = new Set(
    mine.flatMap(({ paidAt, items, refundIds }) =>
      paidAt !== null && refundIds.length === 0 ? items.map(({ productId }) => productId) : [],
    ),
  );
  const refunded = mine
    .filter((order) => orderStatus(sandbox.world, order) === -3)
    .flatMap(({ items }) => items.map(({ productId }) => productId))
    .filter((id) => !kept.has(id));
  const ids = bought().list.map(({ product }) => product.id);
  for (const id of refunded) expect(ids).not.toContain(id);
});

test('a new customer has bought nothing', () => {
  const token = sandbox.call('loginUser', {
    token: null,
    body: { account: 'new@meridian.shop', password: 'new123456' },
  }).userinfo.token;
  expect(sandbox.call('listBoughtProducts', { token, query: {} })).toMatchObject({ list: [], total: 0 });
});
