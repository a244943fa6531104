// What a customer's network and server can do, done by the mock over real connections.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mock, startMock } from '../../mock/src/server.ts';
import { rejection } from '../tests/answering.ts';
import { mutate } from '../tests/cached.ts';
import { customerOf, visitorOf } from '../tests/mocked.ts';
import type { ApiError } from './api-error.ts';
import { orderQuery, payOrders } from './orders.ts';
import { subtractMoney } from './rules/money.ts';

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
  // Short where the time-out itself is looked for, never so short that a busy machine is taken for one.
  const { client, state } = await customerOf(mock.url, { timeoutMs: fault === 'timeout' ? 1000 : 10_000 });
  state.fault = fault;
  expect(await rejection(client.call('getUserInfo'))).toMatchObject(expected);
});

test('[R8.02] a server that is not there: network', async () => {
  const gone = await startMock({ port: 0 });
  await gone.close();
  expect(await rejection(visitorOf(gone.url).client.call('getHome'))).toMatchObject({ kind: 'network' });
});

test('[R4.09] twenty calls of a token that is no longer good tell it once, with the server’s msg', async () => {
  const told: ApiError[] = [];
  const { client, state } = visitorOf(mock.url, { onUnauthorized: (error) => told.push(error) });
  state.token = 'of-last-year';
  await Promise.all(Array.from({ length: 20 }, () => rejection(client.call('getUserInfo'))));
  expect(told).toMatchObject([{ kind: 'unauthorized', status: 401 }]);
  expect(told[0]?.msg).not.toBe('');
});

test('[R5.13] a call without its token is a visitor’s', async () => {
  const { client } = await customerOf(mock.url);
  expect(await rejection(client.call('getUserInfo', {}, { token: false }))).toMatchObject({ status: 401 });
});

test('a request that breaks the contract is told field by field', async () => {
  const { client } = await customerOf(mock.url);
  const error = await rejection(client.call('getOrder', { query: { id: -1 } }));
  expect(error).toMatchObject({ kind: 'http', status: 422, fields: [{ field: 'id' }] });
});

test('a payment whose answer is lost is seen when the order is read again, and is not made twice', async () => {
  const { client, queryClient, state } = await customerOf(mock.url, { timeoutMs: 1000 });
  const order = await queryClient.fetchQuery(orderQuery(9001));
  const { balance } = await client.call('getUserInfo');
  const pay = { order_ids: [order.id], pay_code: '246810' };

  state.fault = 'commit-then-timeout';
  expect(await rejection(mutate(queryClient, payOrders(), pay))).toMatchObject({ kind: 'timeout' });
  delete state.fault;

  expect(await queryClient.fetchQuery(orderQuery(9001))).toMatchObject({ status: 1 });
  const after = await client.call('getUserInfo');
  expect(subtractMoney(balance, after.balance)).toBe(order.total);
  expect(await rejection(client.call('payOrders', { body: pay }, { guard: false }))).toMatchObject({
    reason: 'order_already_paid',
    data: { order_id: 9001, status: 1 },
  });
  expect((await client.call('getUserInfo')).balance).toBe(after.balance);
});
