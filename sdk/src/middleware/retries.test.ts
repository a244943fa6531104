import { afterEach, expect, test, vi } from 'vitest';
import { createTestClient, failureResponse, rejectionOf, successResponse } from '../../tests/test-client.ts';
import { attempt } from '../attempts/attempt.ts';
import { createQueryClient } from '../cache/query-client.ts';
import { productQuery } from '../operations/catalogue.ts';
import { retries } from './retries.ts';

afterEach(() => vi.useRealTimers());

const KEY = '7b0d3c1e-52a4-4f0e-9a55-0d6a5f3c9e21';
const pay = { body: { idempotency_key: KEY, order_ids: [9001], pay_code: '246810' } };

const lost = (): Response => {
  throw new TypeError('fetch failed');
};

/** A client that retries without waiting. It gets `answers` first, then successes. */
const clientAfter = (...answers: (() => Response)[]) =>
  createTestClient(() => (answers.shift() ?? (() => successResponse({ id: 1 })))(), {
    middleware: [retries({ firstMs: 0 })],
  });

test.each<[failure: string, answer: () => Response]>([
  ['no connection', lost],
  ['a page of HTML', () => new Response('<html>')],
  ['a broken gateway', () => new Response(null, { status: 502 })],
  ['a busy server', () => new Response(null, { status: 429 })],
])('a read is resent after %s, at most twice', async (_, answer) => {
  const { client, sent } = clientAfter(answer, answer);
  expect(await client.call('getUserInfo')).toEqual({ id: 1 });
  expect(sent).toHaveLength(3);
  const down = clientAfter(answer, answer, answer);
  expect(await rejectionOf(down.client.call('getUserInfo'))).toMatchObject({ operation: 'getUserInfo' });
  expect(down.sent).toHaveLength(3);
});

test.each<[failure: string, answer: () => Response]>([
  ['a refusal', () => failureResponse(1001, 'No')],
  ['the answer of a firewall', () => new Response('<html>', { status: 403 })],
  ['a wrong request', () => failureResponse(422, 'No', null, 422)],
  ['the end of the session', () => failureResponse(401, 'No', null, 401)],
])('after %s nothing is resent', async (_, answer) => {
  const { client, sent } = clientAfter(answer);
  await rejectionOf(client.call('getUserInfo'));
  expect(sent).toHaveLength(1);
});

test('a call sets its own number of retries', async () => {
  const { client, sent } = clientAfter(lost, lost, lost, lost);
  await rejectionOf(client.call('getUserInfo', {}, { retries: 0 }));
  expect(sent).toHaveLength(1);
  await client.call('getUserInfo', {}, { retries: 3 });
  expect(sent).toHaveLength(5);
});

test('[B5.17] a call with a key is resent unchanged', async () => {
  const { client, sent } = clientAfter(lost);
  const body = { idempotency_key: KEY, order_id: 9001 };
  await client.call('rebuyOrder', { body });
  expect(await Promise.all(sent.map((request) => request.json()))).toEqual([body, body]);
});

test('[B5.17] a call whose repeat may do harm is resent only if the call asks for it', async () => {
  const { client, sent } = clientAfter(lost, lost);
  expect(await rejectionOf(client.call('payOrders', pay))).toMatchObject({ kind: 'network' });
  expect(sent).toHaveLength(1);
  await client.call('payOrders', pay, { retries: 1 });
  expect(sent).toHaveLength(3);
});

test.each(['cancelOrder', 'rebuyOrder'] as const)('[B5.17] without a key nothing is resent: %s', async (operation) => {
  const { client, sent } = clientAfter(lost);
  // `rebuyOrder` requires a key, which an untyped caller may forget.
  const body = { order_id: 9001 } as { order_id: number; idempotency_key: string };
  expect(await rejectionOf(client.call(operation, { body }, { retries: 2 }))).toMatchObject({ kind: 'network' });
  expect(sent).toHaveLength(1);
});

test('[B5.17] a possibly executed call rejects with its own failure, not with that of its retry', async () => {
  const body = { idempotency_key: KEY, order_id: 9001 };
  for (const status of [400, 401, 404]) {
    const { client } = clientAfter(lost, () => failureResponse(status, 'No', null, status));
    expect(await rejectionOf(client.call('rebuyOrder', { body }))).toMatchObject({ kind: 'network' });
  }
  const reader = clientAfter(lost, () => failureResponse(401, 'No', null, 401));
  expect(await rejectionOf(reader.client.call('getUserInfo'))).toMatchObject({ kind: 'unauthorized' });
});

const busy = (retryAfter: number) => () =>
  new Response(null, { status: 503, headers: { 'Retry-After': `${retryAfter}` } });

test('a retry waits as long as the server asks, and at most slightly longer', async () => {
  vi.useFakeTimers();
  const answers = [busy(5)];
  const { client, sent } = createTestClient(() => (answers.shift() ?? (() => successResponse({ id: 1 })))(), {
    middleware: [retries({ firstMs: 100 })],
  });
  const read = client.call('getUserInfo');
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toHaveLength(2);
  expect(await read).toEqual({ id: 1 });
});

test('a server that asks for too long a wait is not retried', async () => {
  const { client, sent } = clientAfter(busy(60));
  expect(await rejectionOf(client.call('getUserInfo'))).toMatchObject({ retryAfter: 60 });
  expect(sent).toHaveLength(1);
});

test('each wait is twice the one before, with jitter', async () => {
  vi.useFakeTimers();
  const at: number[] = [];
  const { client } = createTestClient(
    () => {
      at.push(Date.now());
      return lost();
    },
    { middleware: [retries({ times: 3, firstMs: 1000 })] },
  );
  const read = rejectionOf(client.call('getUserInfo'));
  await vi.advanceTimersByTimeAsync(7000);
  await read;
  const waits = at.slice(1).map((time, index) => time - (at[index] ?? 0));
  expect(waits.map((ms, index) => ms >= 500 * 2 ** index && ms <= 1000 * 2 ** index)).toEqual([true, true, true]);
});

test('a caller who aborts during the wait is answered at once', async () => {
  vi.useFakeTimers();
  const giveUp = new AbortController();
  const { client, sent } = createTestClient(lost, { middleware: [retries()] });
  const read = rejectionOf(client.call('getUserInfo', {}, { signal: giveUp.signal }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(0);
  giveUp.abort();
  expect(await read).toMatchObject({ kind: 'aborted' });
  expect(sent).toHaveLength(1);
});

test('retries by the cache or an attempt are not multiplied by the client’s own', async () => {
  const { client, sent } = clientAfter(() => successResponse({ id: 1 }), ...Array<typeof lost>(5).fill(lost));
  const queryClient = createQueryClient(client, { defaultOptions: { queries: { retryDelay: 0 } } });
  // Without the server's time from an answer, an attempt repeats nothing.
  await client.call('getUserInfo');
  await rejectionOf(queryClient.fetchQuery({ ...productQuery(101), retry: 2 }));
  expect(sent).toHaveLength(4);
  await attempt(client, 'rebuyOrder').send({ order_id: 9001 });
  expect(sent).toHaveLength(6);
});
