// Faults of network and server, made by the mock over real connections.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mock, startMock } from '../../mock/src/server.ts';
import { createQueryClient } from '../src/cache/query-client.ts';
import type { ApiError } from '../src/client/api-error.ts';
import { orderQuery, payOrders } from '../src/operations/orders.ts';
import { subtractMoney } from '../src/rules/money.ts';
import { createCustomer, createVisitor } from './mock-client.ts';
import { rejectionOf } from './test-client.ts';
import { runMutation } from './test-query-client.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

test.each([
  ['timeout', { kind: 'timeout' }],
  ['cut', { kind: 'network' }],
  ['html', { kind: 'not-json' }],
  ['truncated', { kind: 'not-json' }],
  ['error', { kind: 'http', status: 500 }],
  ['empty-error', { kind: 'http', status: 500, msg: '' }],
  ['unauthorized', { kind: 'unauthorized', status: 401 }],
])('[R8.02] %s', async (fault, expected) => {
  const { client, state } = await createCustomer(mock.url, { timeoutMs: fault === 'timeout' ? 1000 : 10_000 });
  state.fault = fault;
  expect(await rejectionOf(client.call('getUserInfo'))).toMatchObject(expected);
});

test('[R8.02] an unreachable server: network', async () => {
  // Systems give no port below 1024 to a server that asks for any.
  const { client } = createVisitor('http://127.0.0.1:2');
  expect(await rejectionOf(client.call('getHome'))).toMatchObject({ kind: 'network' });
});

test('[R4.09] twenty calls with an invalid token call onUnauthorized once, with the server’s msg', async () => {
  const reported: ApiError[] = [];
  const { client, state } = createVisitor(mock.url, { onUnauthorized: (error) => reported.push(error) });
  state.token = 'of-last-year';
  await Promise.all(Array.from({ length: 20 }, () => rejectionOf(client.call('getUserInfo'))));
  expect(reported).toMatchObject([{ kind: 'unauthorized', status: 401 }]);
  expect(reported[0]?.msg).not.toBe('');
});

test('[R5.13] a call with token: false is unauthenticated', async () => {
  const { client } = await createCustomer(mock.url);
  expect(await rejectionOf(client.call('getUserInfo', {}, { token: false }))).toMatchObject({ status: 401 });
});

test('HTTP 422 has one error per field', async () => {
  const { client } = await createCustomer(mock.url);
  const error = await rejectionOf(client.call('getOrder', { query: { order_id: -1 } }));
  expect(error).toMatchObject({ kind: 'http', status: 422, fields: [{ field: 'order_id' }] });
});

test('a payment with a lost answer is visible after a refetch and not made twice', async () => {
  const { client, state, connect } = await createCustomer(mock.url);
  const readOrder = () => client.call('getOrder', { query: { order_id: 9001 } });
  const order = await readOrder();
  const { balance } = await client.call('getUserInfo');
  const pay = { idempotency_key: '7b0d3c1e-52a4-4f0e-9a55-0d6a5f3c9e21', order_ids: [order.id], pay_code: '246810' };

  state.fault = 'commit-then-timeout';
  const impatient = createQueryClient(connect({ timeoutMs: 1000 }));
  impatient.setQueryData(orderQuery(9001).queryKey, order);
  expect(await rejectionOf(runMutation(impatient, payOrders(), pay))).toMatchObject({ kind: 'timeout' });
  delete state.fault;
  expect(impatient.getQueryState(orderQuery(9001).queryKey)).toMatchObject({ isInvalidated: true });

  expect(await readOrder()).toMatchObject({ status: 1 });
  const after = await client.call('getUserInfo');
  expect(subtractMoney(balance, after.balance)).toBe(order.total_amount);
  expect(await client.call('payOrders', { body: pay }, { guard: false })).toMatchObject({ amount: order.total_amount });
  const another = { ...pay, idempotency_key: '2f6d0a9c-71b3-4c58-9e04-8a1d5b7c3e62' };
  expect(await rejectionOf(client.call('payOrders', { body: another }, { guard: false }))).toMatchObject({
    reason: 'order_already_paid',
    data: { order_id: 9001, status: 1 },
  });
  expect((await client.call('getUserInfo')).balance).toBe(after.balance);
});
