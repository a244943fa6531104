import { REQUEST_TIMEOUT_MS } from '@meridian/sdk';
import { afterEach, expect, test, vi } from 'vitest';
import { startHttpMock, type TestSession } from '../../tests/harness/start-http-mock.ts';

const mock = await startHttpMock();
afterEach(() => void vi.useRealTimers());

/** Lets the client's time run out once the mock has carried out the unanswered call, however long that takes. */
async function expire(session: TestSession, fault: string): Promise<void> {
  const log = async () => (await session.control('log')).body;
  await expect.poll(log).toMatchObject({ log: expect.arrayContaining([expect.objectContaining({ fault })]) });
  vi.advanceTimersByTime(REQUEST_TIMEOUT_MS);
}

const expected = {
  timeout: { kind: 'timeout' },
  'commit-then-timeout': { kind: 'timeout' },
  cut: { kind: 'network' },
  truncated: { kind: 'not-json' },
  html: { kind: 'not-json' },
  error: { kind: 'http', status: 500 },
  'empty-error': { kind: 'http', status: 500 },
  'rate-limited': { kind: 'http', status: 429 },
  unavailable: { kind: 'http', status: 503 },
  unauthorized: { kind: 'unauthorized', status: 401 },
} as const;

test.each(Object.entries(expected))(
  'the fault %s reaches the client once, and the next call is healthy',
  async (kind, error) => {
    const session = await mock.session(`fault-${kind}`);
    await session.control('faults', { kind, on: 'getCart', times: 1 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const failing = expect(session.client.call('getCart')).rejects.toMatchObject(error);
    if (error.kind === 'timeout') await expire(session, kind);
    await failing;
    await expect(session.client.call('getCart')).resolves.toHaveProperty('count', 2);
  },
);

test('a fault on one operation leaves the others alone', async () => {
  const session = await mock.session('fault-elsewhere');
  await session.control('faults', { kind: 'error', on: 'getCart' });
  await expect(session.client.call('getBadges')).resolves.toHaveProperty('bag', 2);
});

test('commit-then-timeout executes the call, timeout does not', async () => {
  const session = await mock.session('fault-commit');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const [product_id, kind] of [
    [101, 'timeout'],
    [102, 'commit-then-timeout'],
  ] as const) {
    await session.control('faults', { kind, on: 'likeProduct', times: 1 });
    const body = { product_id, liked: true };
    const failing = expect(session.client.call('likeProduct', { body })).rejects.toMatchObject({ kind: 'timeout' });
    await expire(session, kind);
    await failing;
  }
  const liked = async (id: number) => (await session.client.call('getProduct', { query: { product_id: id } })).liked;
  expect([await liked(101), await liked(102)]).toEqual([false, true]);
});

test('duplicate delivery executes a call twice, and the idempotency key leaves one order', async () => {
  const session = await mock.session('fault-duplicate');
  const total = async () => (await session.client.call('listOrders', {})).total;
  const before = await total();
  const source = { from: 'product', product_id: 102, sku_id: 1021, quantity: 1 } as const;
  const { total_amount: expected_total } = await session.client.call('quoteOrder', {
    body: { source, address_id: 11 },
  });
  await session.control('faults', { kind: 'duplicate', on: 'createOrder', times: 1 });
  const idempotency_key = '3f1e6a52-8f0b-4c8e-9a40-1f7b6f2f9d11';
  await session.client.call('createOrder', {
    body: { idempotency_key, source, address_id: 11, remarks: [], expected_total },
  });
  expect(await total()).toBe(before + 1);
});

test('the header x-mock-fault applies only to its own call, and an unknown fault is refused with a message', async () => {
  const session = await mock.session('fault-header');
  const cart = (fault: string) => session.client.call('getCart', {}, { headers: { 'x-mock-fault': fault } });
  await expect(cart('empty-error')).rejects.toMatchObject({ kind: 'http', status: 500 });
  await expect(cart('sneeze')).rejects.toMatchObject({ kind: 'http', status: 400 });
  await expect(session.client.call('getCart')).resolves.toHaveProperty('count', 2);
});

test('latency delays the answer by the requested time', async () => {
  const session = await mock.session('fault-latency');
  await session.control('faults', { kind: 'latency', ms: 120, spread: 10 });
  const started = performance.now();
  await session.client.call('getCart');
  expect(performance.now() - started).toBeGreaterThanOrEqual(119);
});
