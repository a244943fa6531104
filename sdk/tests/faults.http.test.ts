// Faults of network and server, made by the mock over real connections.
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { startMock } from '../../mock/src/server.ts';
import { createQueryClient } from '../src/cache/query-client.ts';
import type { ApiError } from '../src/client/api-error.ts';
import { REQUEST_TIMEOUT_MS } from '../src/constants.ts';
import { hooks } from '../src/middleware.ts';
import { orderQuery, payOrders } from '../src/operations/orders.ts';
import { subtractMoney } from '../src/rules/money.ts';
import { createCustomer, createVisitor } from './mock-client.ts';
import { rejectionOf } from './test-client.ts';
import { runMutation } from './test-query-client.ts';

const mock = await startMock({ port: 0 });
afterAll(() => mock.close());
afterEach(() => void vi.useRealTimers());

test.each([
  ['timeout', { kind: 'timeout' }],
  ['cut', { kind: 'network' }],
  ['html', { kind: 'not-json' }],
  ['truncated', { kind: 'not-json' }],
  ['error', { kind: 'http', status: 500 }],
  ['empty-error', { kind: 'http', status: 500, msg: '' }],
  ['unauthorized', { kind: 'unauthorized', status: 401 }],
])('[R8.02] %s', async (fault, expected) => {
  const { client, state, sandbox } = await createCustomer(mock.url);
  state.fault = fault;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const failing = rejectionOf(client.call('getUserInfo'));
  if (fault === 'timeout') {
    const log = async () => (await fetch(`${mock.url}/__mock/log`, { headers: { 'x-mock-session': sandbox } })).json();
    await expect.poll(log).toMatchObject({ log: [{ fault }, { operation: 'loginUser' }] });
    vi.advanceTimersByTime(REQUEST_TIMEOUT_MS);
  }
  expect(await failing).toMatchObject(expected);
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
  const { client, connect } = await createCustomer(mock.url);
  const readOrder = () => client.call('getOrder', { query: { order_id: 9001 } });
  const order = await readOrder();
  const { balance } = await client.call('getUserInfo');
  const pay = { idempotency_key: '7b0d3c1e-52a4-4f0e-9a55-0d6a5f3c9e21', order_ids: [order.id], pay_code: '246810' };

  const unanswered = hooks({ onRequest: ({ headers }) => headers.set('x-mock-fault', 'commit-then-timeout') });
  const queryClient = createQueryClient(connect({ middleware: [unanswered] }));
  queryClient.setQueryData(orderQuery(9001).queryKey, order);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const lost = rejectionOf(runMutation(queryClient, payOrders(), pay));
  await expect.poll(readOrder).toMatchObject({ status: 1 });
  vi.advanceTimersByTime(REQUEST_TIMEOUT_MS);
  expect(await lost).toMatchObject({ kind: 'timeout' });
  expect(queryClient.getQueryState(orderQuery(9001).queryKey)).toMatchObject({ isInvalidated: true });

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
