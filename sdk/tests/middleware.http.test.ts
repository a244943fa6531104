// The middleware, against the mock over real connections.
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { startMock } from '../../mock/src/server.ts';
import { newIdempotencyKey } from '../src/attempts/idempotency-key.ts';
import type { OperationId } from '../src/client/operation-types.ts';
import { REQUEST_TIMEOUT_MS } from '../src/constants.ts';
import { hooks, refresh, retries } from '../src/middleware.ts';
import { createCustomer, createVisitor, DEMO } from './mock-client.ts';
import { rejectionOf } from './test-client.ts';

const mock = await startMock({ port: 0 });
afterAll(() => mock.close());
afterEach(() => void vi.useRealTimers());

/** Makes the first try of an operation fail with a fault. */
const failFirst = (operation: OperationId, fault: string) => {
  let tries = 0;
  return hooks({
    onRequest: (request, about) => {
      if (about.operation !== operation) return;
      tries += 1;
      if (tries === 1) request.headers.set('x-mock-fault', fault);
    },
  });
};

test('[B5.17] a lost answer of createOrder resolves, and there is one order', async () => {
  const customer = await createCustomer(mock.url);
  const ordersBefore = (await customer.client.call('listOrders')).total;
  const source = { from: 'product', product_id: 101, sku_id: 1011, quantity: 1 } as const;
  const { total_amount, address } = await customer.client.call('quoteOrder', { body: { source } });
  const patient = customer.connect({
    middleware: [retries({ firstMs: 10 }), failFirst('createOrder', 'commit-then-timeout')],
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ordering = patient.call('createOrder', {
    body: {
      idempotency_key: newIdempotencyKey(),
      source,
      address_id: address?.id ?? 0,
      remarks: [],
      expected_total: total_amount,
    },
  });
  const total = async () => (await customer.client.call('listOrders')).total;
  await expect.poll(total).toBe(ordersBefore + 1);
  vi.advanceTimersByTime(REQUEST_TIMEOUT_MS);
  vi.useRealTimers();
  expect((await ordering).orders).toHaveLength(1);
  expect(await total()).toBe(ordersBefore + 1);
});

test('[B5.17] a wrong payment code with a lost answer counts once', async () => {
  const { connect } = await createCustomer(mock.url);
  const client = connect({ middleware: [retries({ firstMs: 10 }), failFirst('payOrders', 'truncated')] });
  const pay = (pay_code: string) =>
    client.call('payOrders', { body: { idempotency_key: newIdempotencyKey(), order_ids: [9001], pay_code } });
  expect(await rejectionOf(pay('000000'))).toMatchObject({ kind: 'not-json' });
  expect(await rejectionOf(pay('000001'))).toMatchObject({ reason: 'pay_code_wrong', data: { attempts_left: 3 } });
});

test('[R4.09] twenty calls of an expired session sign in once and are answered', async () => {
  const visitor = createVisitor(mock.url);
  const { state } = visitor;
  const operations: OperationId[] = [];
  const reported: unknown[] = [];
  const client = visitor.connect({
    onUnauthorized: (error) => reported.push(error),
    middleware: [
      refresh(async () => {
        const { userinfo } = await client.call('loginUser', { body: DEMO }, { token: false });
        state.token = userinfo.token;
        return userinfo.token;
      }),
      hooks({ onRequest: (_, { operation }) => void operations.push(operation) }),
    ],
  });
  state.token = 'of-last-year';
  const answers = await Promise.all(Array.from({ length: 20 }, () => client.call('getUserInfo')));
  expect(answers.map(({ email }) => email)).toEqual(answers.map(() => DEMO.account));
  expect(operations.filter((operation) => operation === 'loginUser')).toHaveLength(1);
  expect(operations).toHaveLength(41);
  expect(reported).toEqual([]);
});

test('hooks receive an upload with its request id', async () => {
  const told: unknown[] = [];
  const { connect } = await createCustomer(mock.url);
  const client = connect({
    middleware: [
      hooks({
        onResponse: ({ status, headers }, { operation }) =>
          void told.push(operation, status, typeof headers.get('x-request-id')),
        onError: ({ reason }) => void told.push(reason),
      }),
    ],
  });
  await rejectionOf(client.upload(new Blob(['no picture'], { type: 'image/png' })));
  expect(told).toEqual(['uploadFile', 200, 'string', 'file_type_refused']);
});
