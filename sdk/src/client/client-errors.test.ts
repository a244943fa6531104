import { inspect } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestClient, failureResponse, rejectionOf } from '../../tests/test-client.ts';
import { ApiError, isApiError } from './api-error.ts';
import { createClient } from './client.ts';
import type { ClientSettings } from './client-options.ts';
import type { Schema } from './operation-types.ts';

afterEach(() => vi.useRealTimers());

const fail = (name: string): never => {
  throw new DOMException('No access', name);
};

const failing = (answer: () => Response | Promise<Response>) =>
  rejectionOf(
    createTestClient(answer).client.call('payOrders', {
      body: { idempotency_key: '7b0d3c1e-52a4-4f0e-9a55-0d6a5f3c9e21', order_ids: [9001], pay_code: '111111' },
    }),
  );

test('[R8.01] a code other than 1 rejects with its name, msg and details', async () => {
  const details = { attempts_left: 3, locked_until: null, server_time: '2026-11-20T10:00:00Z' };
  expect(await failing(() => failureResponse(1102, 'The payment code is wrong', details))).toMatchObject({
    kind: 'business',
    operation: 'payOrders',
    reason: 'pay_code_wrong',
    code: 1102,
    msg: 'The payment code is wrong',
    data: details,
  });
});

test.each([1001, 987_654, 0])('an undeclared code has the reason unknown and keeps its number: %i', async (code) => {
  expect(await failing(() => failureResponse(code, 'No'))).toMatchObject({
    kind: 'business',
    reason: 'unknown',
    code,
    msg: 'No',
  });
});

test('[R8.02] a failed fetch: network', async () => {
  const cause = new TypeError('fetch failed');
  expect(await failing(() => Promise.reject(cause))).toMatchObject({ kind: 'network', reason: 'network', cause });
});

test('[R8.02] a connection lost within the body: network', async () => {
  const cut = new ReadableStream({ pull: (controller) => controller.error(new Error('cut')) });
  expect(await failing(() => new Response(cut))).toMatchObject({ kind: 'network' });
});

test('[R8.02] [R7.02] no answer within 10 s: timeout', async () => {
  vi.useFakeTimers();
  const error = failing(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await error).toMatchObject({ kind: 'timeout', reason: 'timeout' });
});

test('[R8.02] an answer that begins but does not end within 10 s: timeout', async () => {
  vi.useFakeTimers();
  const error = failing(() => new Response(new ReadableStream({})));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await error).toMatchObject({ kind: 'timeout' });
});

test.each([404, 500, 502])('[R8.02] HTTP %i with any body: http with its status', async (status) => {
  for (const body of [null, '', '<h1>Bad gateway</h1>', '{"code":', '"text"', 'null']) {
    expect(await failing(() => new Response(body, { status }))).toMatchObject({
      kind: 'http',
      status,
      msg: '',
      fields: [],
    });
  }
});

test('HTTP 422 names the refused fields', async () => {
  const errors = [{ field: 'pay_code', message: 'pay_code must have digits only' }];
  expect(await failing(() => failureResponse(422, 'Not as the contract asks', { errors }, 422))).toMatchObject({
    kind: 'http',
    status: 422,
    msg: 'Not as the contract asks',
    fields: errors,
  });
});

test.each(['', '<!doctype html><title>Login</title>', '{"code":1,"da', '[]', '{"status":"ok"}'])(
  'HTTP 200 without an envelope: not-json: %j',
  async (body) => {
    const headers = { 'content-type': 'text/html' };
    expect(await failing(() => new Response(body, { headers }))).toMatchObject({ kind: 'not-json' });
    expect(
      await failing(() => new Response(body || null, { headers: { 'content-length': `${body.length}` } })),
    ).toMatchObject({
      kind: 'not-json',
    });
  },
);

test('HTTP 204 has no envelope either', async () => {
  expect(await failing(() => new Response(null, { status: 204 }))).toMatchObject({ kind: 'not-json' });
});

test('an abort by the caller, before or after sending: aborted', async () => {
  const controller = new AbortController();
  const { client, sent } = createTestClient(() => new Promise(() => undefined));
  const late = rejectionOf(client.call('getUserInfo', {}, { signal: controller.signal }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  controller.abort();
  expect(await late).toMatchObject({ kind: 'aborted' });
  expect(await rejectionOf(client.call('getUserInfo', {}, { signal: controller.signal }))).toMatchObject({
    kind: 'aborted',
  });
  expect(sent).toHaveLength(1);
});

const notSent = (settings: Partial<ClientSettings>, body: object = { order_ids: [9001], pay_code: '111111' }) => {
  const { client, sent } = createTestClient(() => failureResponse(500, '', null, 500), settings);
  // A body from JavaScript, or a cast one.
  const result = rejectionOf(client.call('payOrders', { body: body as Schema<'PayOrdersBody'> }));
  return result.then((error) => ({ error, requests: sent.length }));
};

const circular: Record<string, unknown> = {};
circular['itself'] = circular;

test.each([
  ['a base address that is none', { baseUrl: 'no address' }, undefined],
  ['a token that no header carries', { token: () => '令牌 111111' }, undefined],
  ['a language that no header carries', { language: () => '中文' }, undefined],
  ['a token that cannot be read', { token: () => fail('SecurityError') }, undefined],
  ['a body that is no JSON', {}, circular],
])('[B7.08] %s: invalid-request', async (_, settings, body) => {
  const { error, requests } = await notSent(settings, body);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ kind: 'invalid-request', reason: 'invalid-request', operation: 'payOrders' });
  expect(requests).toBe(0);
  expect(inspect(error)).not.toMatch(/令牌|111111/);
});

test('[B7.08] a base address without a scheme, which the platform cannot send to: invalid-request', async () => {
  const client = createClient({ baseUrl: 'localhost:4010', token: () => undefined, language: () => 'en' });
  expect(await rejectionOf(client.call('getHome'))).toMatchObject({ kind: 'invalid-request', operation: 'getHome' });
});

test.each(['buyEverything', 'constructor', ''])('[B7.08] an operation that does not exist: %j', async (name) => {
  const { client } = createTestClient(() => failureResponse(500, '', null, 500));
  const error = await rejectionOf(client.call(name as 'getUserInfo')); // as a caller without types may
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ kind: 'invalid-request', operation: name });
});

test('no error shows the token or the sent data', async () => {
  const error = await failing(() => failureResponse(1102, 'The payment code is wrong'));
  expect(`${error} ${JSON.stringify(error)}`).not.toMatch(/token-1|111111/);
  expect(`${error}`).toBe('ApiError: payOrders: pay_code_wrong (The payment code is wrong)');
});

test.each([
  ['a refusal', () => failureResponse(1001, 'No')],
  ['an HTTP failure', () => new Response('', { status: 503 })],
  ['an answer without an envelope', () => new Response('<html>')],
])('%s has the request id of the server’s logs', async (_, answer) => {
  const named = () => {
    const response = answer();
    response.headers.set('X-Request-Id', '7f9c2ba4e88f827d');
    return response;
  };
  expect(await failing(named)).toMatchObject({ requestId: '7f9c2ba4e88f827d' });
  expect(await failing(answer)).toMatchObject({ requestId: undefined });
});

test('an HTTP failure has the server’s Retry-After in seconds, if there is one', async () => {
  const limited = (retryAfter: string) => () =>
    new Response('', { status: 429, headers: { 'Retry-After': retryAfter } });
  expect(await failing(limited('5'))).toMatchObject({ status: 429, retryAfter: 5 });
  expect(await failing(() => new Response('', { status: 429 }))).toMatchObject({ retryAfter: undefined });
});

test('only an API error is recognised as such, also after hydration and from another copy of the package', async () => {
  const error = await failing(() => failureResponse(1102, 'No', { attempts_left: 3 }));
  const hydrated: unknown = JSON.parse(JSON.stringify(error));
  expect(hydrated).not.toBeInstanceOf(ApiError);
  expect(isApiError(hydrated, 'payOrders') && hydrated.reason === 'pay_code_wrong' && hydrated.data.attempts_left).toBe(
    3,
  );
  expect(isApiError(hydrated, 'createOrder')).toBe(false);
  class OtherCopy extends Error {
    override readonly name = 'ApiError';
    readonly kind = 'network';
    readonly operation = 'payOrders';
  }
  expect(isApiError(new OtherCopy(), 'payOrders')).toBe(true);
  const ofAnotherLibrary = Object.assign(new Error('Not found'), { name: 'ApiError', status: 404 });
  for (const other of [ofAnotherLibrary, new TypeError('x'), 'ApiError', null, undefined, {}])
    expect(isApiError(other)).toBe(false);
});
