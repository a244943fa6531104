import { expect, test } from 'vitest';
import { keyOf } from '../../tests/harness/open-sandbox.ts';
import { startHttpMock } from '../../tests/harness/start-http-mock.ts';
import { DEMO_UPLOAD } from '../world/seed/demo/demo.ts';

const mock = await startHttpMock();

test('stock and price of a SKU are set as written', async () => {
  const { client, control } = await mock.session('sku');
  const found = await control('world?words=aria');
  expect(found.body['skus']).toContainEqual(
    expect.objectContaining({ product_id: 101, sku_id: 1011, price: '129.90' }),
  );
  expect((await control('world/sku', { product_id: 101, sku_id: 1011, stock: 0, price: '99.00' })).status).toBe(200);
  const product = await client.call('getProduct', { query: { product_id: 101 } });
  expect(product.skus.find(({ id }) => id === 1011)).toMatchObject({ stock: 0, price: '99.00' });
});

test('an order is moved to its last status, and its customer pays it', async () => {
  const { client, control } = await mock.session('order');
  const fulfilment = async () => (await client.call('getOrder', { query: { order_id: 9001 } })).fulfilment;
  for (const [event, after] of [
    ['pay', 1],
    ['ship', 2],
    ['receive', 3],
    ['complete', 4],
  ] as const) {
    expect((await control('world/order', { order_id: 9001, event })).body['error'], event).toBeUndefined();
    expect(await fulfilment()).toBe(after);
  }
});

test('an order is not shipped while open cases hold all that is left of it', async () => {
  const { client, control } = await mock.session('held');
  const asked = { order_id: 9002, type: 'refund_only', product_status: 'not_received' } as const;
  const body = { ...asked, items: [90021, 90022].map((order_item_id) => ({ order_item_id, quantity: 1 })) };
  const { max_amount: amount } = await client.call('quoteRefund', { body });
  const rest = { amount, reason_id: 1, explanation: 'Not needed.', proofs: [DEMO_UPLOAD], idempotency_key: keyOf(1) };
  await client.call('applyRefund', { body: { ...body, ...rest } });
  const answer = await control('world/order', { order_id: 9002, event: 'ship' });
  expect([answer.status, answer.body['error']]).toEqual([400, 'event: this order has none now']);
});

test('a balance is changed by a bill', async () => {
  const { client, control } = await mock.session('balance');
  await control('world/balance', { customer_id: 1, balance: '5000.00' });
  expect(await client.call('getUserInfo')).toMatchObject({ balance: '5000.00' });
  const { list } = await client.call('listBills', {});
  expect(list[0]).toMatchObject({ type: 'adjustment', balance_after: '5000.00' });
});

test.each([
  [
    'sku',
    { product_id: 101, sku_id: 1011, stock: -1, price: '1.00' },
    /^body.stock should be a whole number from 0, not -1/,
  ],
  ['sku', { product_id: 101, sku_id: 1011, stock: 1, price: '1' }, /^body.price should be an amount such as "129.90"/],
  ['sku', { product_id: 101, sku_id: 9, stock: 1, price: '1.00' }, /^sku_id: /],
  ['sku', { product_id: 101, sku_id: 1011, stock: 1 }, /^body lacks price/],
  ['order', { order_id: 9001, event: 'vanish' }, /^body.event should be one of pay, /],
  ['order', { order_id: 9001, event: 'ship' }, /^event: one of pay, cancel/],
  ['order', { order_id: 1, event: 'ship' }, /^order_id: /],
  ['balance', { customer_id: 1, balance: '0.01' }, /^balance: at least /],
  ['balance', { customer_id: 0, balance: '1.00' }, /^customer_id: /],
])('%s %j is refused by name, and the world stays unchanged', async (kind, body, message) => {
  const { client, control } = await mock.session('refused');
  const before = await client.call('getProduct', { query: { product_id: 101 } });
  const answer = await control(`world/${kind}`, body);
  expect([answer.status, answer.body['error']]).toEqual([400, expect.stringMatching(message)]);
  expect(await client.call('getProduct', { query: { product_id: 101 } })).toEqual(before);
});
