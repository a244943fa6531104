import { afterEach, expect, test, vi } from 'vitest';
import { createTestClient, rejectionOf, successResponse } from '../../tests/test-client.ts';
import { operations } from '../generated/operations.gen.ts';
import { createClient } from './client.ts';
import type { Middleware } from './client-options.ts';
import type { OperationId } from './operation-types.ts';

afterEach(() => vi.useRealTimers());

test('[R7.03] the token travels in the header token, the language in Accept-Language', async () => {
  const { client, sent } = createTestClient(() => successResponse({ id: 1 }));
  await client.call('getUserInfo');
  expect(sent[0]?.headers.get('token')).toBe('token-1');
  expect(sent[0]?.headers.get('accept-language')).toBe('en');
});

test('[R5.13] a call with the token option false sends no token', async () => {
  const { client, sent } = createTestClient(() => successResponse({ id: 1 }));
  await client.call('getUserInfo', {}, { token: false });
  expect(sent[0]?.headers.has('token')).toBe(false);
});

test('[R4.05] without a token none is sent, and the session is a visitor’s', async () => {
  const { client, sent } = createTestClient(() => successResponse({ list: [] }), { token: () => undefined });
  await client.call('listProducts');
  expect(sent[0]?.headers.has('token')).toBe(false);
  expect(client.session).toBe('visitor');
});

test('token and language may be asynchronous, and each call waits for its own', async () => {
  const tokens = ['of-mei', 'of-anna'];
  const { client, sent } = createTestClient(() => successResponse({ id: 1 }), {
    language: () => Promise.resolve('ja'),
  });
  const later = createClient({
    baseUrl: 'https://shop.example/',
    token: async () => tokens.shift(),
    session: () => 'customer 7',
    language: async () => 'ja',
    fetch: async (request) => {
      sent.push(request);
      return successResponse({ id: 1 });
    },
  });
  await client.call('getUserInfo');
  await later.call('getUserInfo');
  await later.call('getUserInfo');
  const headers = sent.map((request) => [request.headers.get('token'), request.headers.get('accept-language')]);
  expect(headers).toEqual([
    ['token-1', 'ja'],
    ['of-mei', 'ja'],
    ['of-anna', 'ja'],
  ]);
  expect(later.session).toBe('customer 7');
});

test('[R8.02] a token that never resolves: timeout, and nothing is sent', async () => {
  vi.useFakeTimers();
  let bring = (_: string) => {};
  const token = new Promise<string>((resolve) => {
    bring = resolve;
  });
  const sent: Request[] = [];
  const client = createClient({
    baseUrl: 'https://shop.example/',
    token: () => token,
    session: () => 'customer 7',
    language: () => 'en',
    fetch: async (request) => {
      sent.push(request);
      return successResponse({});
    },
  });
  const late = rejectionOf(client.call('getUserInfo'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await late).toMatchObject({ kind: 'timeout' });
  bring('token-1');
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(0);
});

test('an asynchronous token needs `session` to identify the customer', () => {
  const settings = { baseUrl: 'https://shop.example/', token: async () => 'token-1', language: () => 'en' };
  // @ts-expect-error: an asynchronous token needs `session`
  const client = createClient(settings);
  expect(() => client.session).toThrow(TypeError);
});

test('a call can receive the status and headers of its answer, even of a failure', async () => {
  const told: unknown[] = [];
  const onResponse = ({ status, headers }: Response) => told.push(status, headers.get('x-request-id'));
  const headers = { 'x-request-id': '7f9c2ba4' };
  const answers = [
    Response.json({ code: 1, msg: '', time: '1', data: { id: 1 } }, { headers }),
    new Response(null, { status: 503 }),
  ];
  const { client } = createTestClient(() => answers.shift() ?? successResponse({}));
  await client.call('getUserInfo', {}, { onResponse });
  await rejectionOf(client.call('getUserInfo', {}, { onResponse }));
  expect(told).toEqual([200, '7f9c2ba4', 503, null]);
});

test('middleware wraps each call, the first layer outermost, and `fetch` receives the operation', async () => {
  const passed: string[] = [];
  const layer =
    (name: string): Middleware =>
    (call, next) => {
      passed.push(`${name} ${call.operation}`);
      return next({ ...call, options: { ...call.options, headers: { ...call.options.headers, [name]: 'yes' } } });
    };
  const client = createClient({
    baseUrl: 'https://shop.example/',
    token: () => undefined,
    language: () => 'en',
    middleware: [layer('x-outer'), layer('x-inner')],
    fetch: async ({ headers }, { operation = 'none' } = {}) => {
      passed.push(`${operation} ${headers.get('x-outer')} ${headers.get('x-inner')}`);
      return successResponse({ id: 1 });
    },
  });
  expect(await client.call('getUserInfo')).toEqual({ id: 1 });
  expect(passed).toEqual(['x-outer getUserInfo', 'x-inner getUserInfo', 'getUserInfo yes yes']);
});

test('[R7.02] the base address may end with a slash or without', async () => {
  for (const baseUrl of ['https://a.example/base', 'https://a.example/base/']) {
    const { client, sent } = createTestClient(() => successResponse({}), { baseUrl });
    await client.call('getUserInfo');
    expect(sent[0]?.url).toBe('https://a.example/base/api/user/getUserInfo');
  }
});

test('a picture’s path is resolved against the base address, a full address is kept', () => {
  for (const baseUrl of ['https://a.example/base', 'https://a.example/base/']) {
    const { client } = createTestClient(() => successResponse({}), { baseUrl });
    expect(client.url('/uploads/1.webp')).toBe('https://a.example/base/uploads/1.webp');
    expect(client.url('https://cdn.example/1.webp')).toBe('https://cdn.example/1.webp');
  }
});

test('[R7.04] parameters of a GET are in the query', async () => {
  const { client, sent } = createTestClient(() => successResponse({ list: [] }));
  await client.call('listProducts', { query: { keyword: 'a b&c', filter: { price_min: '1.00' }, page: 2 } });
  const url = new URL(sent[0]?.url ?? '');
  expect(Object.fromEntries(url.searchParams)).toEqual({ keyword: 'a b&c', 'filter[price_min]': '1.00', page: '2' });
});

test('a body is sent as JSON; headers of the call take precedence', async () => {
  const { client, sent } = createTestClient(() => successResponse({}));
  const headers = { Prefer: 'example=pay_code_wrong', 'Accept-Language': 'ja' };
  await client.call(
    'payOrders',
    { body: { idempotency_key: '7b0d3c1e-52a4-4f0e-9a55-0d6a5f3c9e21', order_ids: [9001], pay_code: '246810' } },
    { headers },
  );
  expect(await sent[0]?.json()).toEqual({
    idempotency_key: '7b0d3c1e-52a4-4f0e-9a55-0d6a5f3c9e21',
    order_ids: [9001],
    pay_code: '246810',
  });
  expect(sent[0]?.headers.get('content-type')).toBe('application/json');
  expect(sent[0]?.headers.get('prefer')).toBe('example=pay_code_wrong');
  expect(sent[0]?.headers.get('accept-language')).toBe('ja');
});

const pay = {
  body: { idempotency_key: '7b0d3c1e-52a4-4f0e-9a55-0d6a5f3c9e21', order_ids: [9001], pay_code: '246810' },
};
const like = { body: { product_id: 101, liked: true } };

test('[R5.12] a duplicate call is rejected without being sent, unless guard is false', async () => {
  const { client, sent } = createTestClient(() => successResponse({}), { now: () => 0 });
  await client.call('payOrders', pay);
  expect(await rejectionOf(client.call('payOrders', pay))).toMatchObject({ kind: 'duplicate', operation: 'payOrders' });
  expect(sent).toHaveLength(1);
  await client.call('payOrders', pay, { guard: false });
  expect(sent).toHaveLength(2);
});

test.each<[kind: string, lose: () => Response]>([
  [
    'network',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
  ['not-json', () => new Response('<html>')],
  ['http', () => new Response(null, { status: 502 })],
  ['http', () => new Response('<html>', { status: 403 })],
])('[R5.12] a call whose answer is lost (%s) may be repeated at once', async (kind, lose) => {
  let isDown = true;
  const { client } = createTestClient(() => (isDown ? lose() : successResponse({})), { now: () => 0 });
  expect(await rejectionOf(client.call('payOrders', pay))).toMatchObject({ kind });
  isDown = false;
  await client.call('payOrders', pay);
  expect(await rejectionOf(client.call('payOrders', pay))).toMatchObject({ kind: 'duplicate' });
});

test('[R5.12] a call that its caller has aborted may be repeated at once', async () => {
  const { client, sent } = createTestClient(() => new Promise(() => undefined), { now: () => 0 });
  for (const times of [1, 2]) {
    const leaving = new AbortController();
    const left = rejectionOf(client.call('payOrders', pay, { signal: leaving.signal }));
    await vi.waitFor(() => expect(sent).toHaveLength(times));
    leaving.abort();
    expect(await left).toMatchObject({ kind: 'aborted' });
  }
});

test('[B5.16] a call of one customer or client is no duplicate of another’s', async () => {
  let token = 'token-1';
  const settings = { now: () => 0, token: () => token };
  const { client, sent } = createTestClient(() => successResponse({}), settings);
  await client.call('payOrders', pay);
  await createTestClient(() => successResponse({}), settings).client.call('payOrders', pay);
  token = 'token-2';
  await client.call('payOrders', pay);
  expect(await rejectionOf(client.call('payOrders', pay))).toMatchObject({ kind: 'duplicate' });
  expect(sent.map(({ headers }) => headers.get('token'))).toEqual(['token-1', 'token-2']);
});

test('[R5.12] every POST is guarded, regardless of its effect', async () => {
  const { client, sent } = createTestClient(() => successResponse({}), { now: () => 0 });
  const all = Object.keys(operations) as OperationId[];
  const posts = all.filter((operation) => operations[operation].method === 'POST');
  expect(posts.length).toBeGreaterThan(40);
  for (const operation of posts) {
    // The body does not matter here.
    const call = () => client.call(operation as 'getUserInfo');
    await call();
    expect(await rejectionOf(call())).toMatchObject({ kind: 'duplicate', operation });
  }
  expect(sent).toHaveLength(posts.length);
});

test('[R5.12] after any other call the same call may be sent again', async () => {
  const { client, sent } = createTestClient(() => successResponse({}), { now: () => 0 });
  const login = () =>
    client.call('loginUser', { body: { account: 'demo@meridian.shop', password: 'demo123456' } }, { token: false });
  for (const between of [
    () => client.call('getConfig', {}, { token: false }),
    () => client.call('likeProduct', like, { token: false, guard: false }),
  ]) {
    await login();
    await between();
    await login();
    expect(await rejectionOf(login())).toMatchObject({ kind: 'duplicate' });
    await between();
  }
  expect(sent).toHaveLength(8);
});

test('[R8.01] a success resolves to its data, null included', async () => {
  expect(await createTestClient(() => successResponse({ id: 7 })).client.call('getUserInfo')).toEqual({ id: 7 });
  const nothing = createTestClient(() => successResponse(null));
  expect(await nothing.client.call('logoutUser', { query: { lang: 'zh-cn' } })).toBeNull();
});

test('JSON with a wrong content type is accepted', async () => {
  const wrong = () => new Response('{"code":1,"msg":"","data":{"id":7}}', { headers: { 'content-type': 'text/html' } });
  expect(await createTestClient(wrong).client.call('getUserInfo')).toEqual({ id: 7 });
});

test('the session key changes with the token and does not reveal it', () => {
  let token: string | undefined = 'token-1';
  const { client } = createTestClient(() => successResponse({}), { token: () => token });
  const first = client.session;
  token = 'token-2';
  expect(client.session).not.toBe(first);
  expect(client.session).not.toContain('token');
  token = 'token-1';
  expect(client.session).toBe(first);
});

test('[B5.19] an answer that a cache may have kept does not tell the time', async () => {
  let cacheControl = 'no-cache, private';
  const answer = () => {
    const response = successResponse({});
    response.headers.set('Cache-Control', cacheControl);
    return response;
  };
  const reader = createTestClient(answer).client;
  await reader.call('getConfig');
  expect(reader.serverTime).toBeUndefined();
  cacheControl = 'private, No-Store';
  await reader.call('getConfig');
  expect(reader.serverTime).toMatchObject({ to: expect.any(Number) });
  cacheControl = '';
  const sender = createTestClient(answer).client;
  await sender.call('likeProduct', { body: { product_id: 101, liked: true } });
  expect(sender.serverTime).toMatchObject({ to: expect.any(Number) });
});
