import type { OperationId } from '@meridian/sdk';
import { beforeAll, describe, expect, test } from 'vitest';
import { newKey } from '../../tests/harness/open-sandbox.ts';
import { startHttpMock } from '../../tests/harness/start-http-mock.ts';
import { DEFAULT_SANDBOX } from './sandbox-id.ts';

// Both customers use one sandbox at the same time, each with their own token.
const mock = await startHttpMock();
const { client: demo } = await mock.session(DEFAULT_SANDBOX);
const customer = { account: 'new@meridian.shop', password: 'new123456' };
const { client: other } = await mock.session(DEFAULT_SANDBOX, { customer });

const place = {
  country: 'JP',
  area_ids: [3926, 39261],
  postcode: '604-8054',
  mobile: '+819011112222',
  tag: 'home',
  is_default: true,
};

/** Everything that a customer does in this test, and everything they read afterwards. */
async function useApp(client: typeof demo, name: string, key: string) {
  const address = { ...place, addressee: name, detail: `The house of ${name}`, idempotency_key: key };
  const { id: address_id } = await client.call('saveAddress', { body: address });
  await client.call('addCartLine', { body: { product_id: 106, sku_id: 1061, quantity: 1, idempotency_key: key } });
  const source = { from: 'product', product_id: 102, sku_id: 1021, quantity: 1 } as const;
  const { total_amount: expected_total } = await client.call('quoteOrder', { body: { source, address_id } });
  const remarks = [{ shop_id: 2, text: `For ${name}` }];
  const body = { idempotency_key: key, source, address_id, remarks, expected_total };
  const { orders } = await client.call('createOrder', { body });
  const [order] = orders;
  if (!order) throw new Error('No order was made');
  await client.call('sendMessage', { body: { shop_id: 2, client_id: key, kind: 'text', text: `Hello from ${name}` } });
  await client.call('likeProduct', { body: { product_id: 103, liked: true } });
  const seen = await Promise.all([
    client.call('getUserInfo'),
    client.call('listAddresses', {}),
    client.call('getCart'),
    client.call('listOrders', { query: { limit: 50 } }),
    client.call('getOrder', { query: { order_id: order.id } }),
    client.call('listMessages', { query: { shop_id: 2 } }),
    client.call('listBills', { query: { limit: 50 } }),
    client.call('getWithdrawalInfo'),
    client.call('listSessions'),
    client.call('listNotifications', {}),
  ]);
  return { order, address_id, seen: JSON.stringify(seen) };
}

// Both use the same key on purpose: keys belong to one customer.
const KEY = '3f1e6a52-8f0b-4c8e-9a40-1f7b6f2f9d11';

describe('two customers at once', () => {
  let runs: Awaited<ReturnType<typeof useApp>>[];
  beforeAll(async () => {
    runs = await Promise.all([useApp(demo, 'Anna Alpha', KEY), useApp(other, 'Bela Beta', KEY)]);
  });

  test('never see each other’s data', () => {
    const [first, second] = runs;
    expect(first?.order.sn).not.toBe(second?.order.sn);
    expect(first?.seen).toContain('Hello from Anna Alpha');
    expect(second?.seen).toContain('Hello from Bela Beta');
    for (const foreign of ['Bela Beta', 'new@meridian.shop', `"${second?.order.sn}"`])
      expect(first?.seen).not.toContain(foreign);
    for (const foreign of ['Anna Alpha', 'demo@meridian.shop', 'M2611200418', 'Nishiki', `"${first?.order.sn}"`]) {
      expect(second?.seen).not.toContain(foreign);
    }
  });

  test.each([
    ['getOrder', (id: number) => ({ query: { order_id: id } })],
    ['getLogistics', (order_id: number) => ({ query: { order_id } })],
    ['payOrders', (id: number) => ({ body: { idempotency_key: newKey(), order_ids: [id], pay_code: '246810' } })],
    ['cancelOrder', (order_id: number) => ({ body: { order_id } })],
    ['confirmOrder', (order_id: number) => ({ body: { order_id } })],
    ['rebuyOrder', (order_id: number) => ({ body: { idempotency_key: newKey(), order_id } })],
  ] as [OperationId, (id: number) => object][])(
    'the other customer’s order is not found for %s',
    async (operation, args) => {
      const [first, second] = runs;
      for (const [client, id] of [
        [demo, second?.order.id],
        [other, first?.order.id],
        [other, 9002],
      ] as const) {
        await expect(client.call(operation, args(id ?? 0) as never)).rejects.toMatchObject({
          reason: 'order_not_found',
        });
      }
    },
  );

  test('the other customer’s address cannot be ordered to, read or deleted', async () => {
    const id = runs[0]?.address_id ?? 0;
    const source = { from: 'product', product_id: 102, sku_id: 1021, quantity: 1 } as const;
    const refused = { reason: 'address_not_found' };
    await expect(other.call('quoteOrder', { body: { source, address_id: id } })).rejects.toMatchObject(refused);
    await expect(other.call('getAddress', { query: { address_id: id } })).rejects.toMatchObject(refused);
    await expect(other.call('deleteAddress', { query: { address_id: id } })).rejects.toMatchObject(refused);
    expect(await demo.call('getAddress', { query: { address_id: id } })).toMatchObject({ addressee: 'Anna Alpha' });
  });
});
