import { afterAll, describe, expect, test } from 'vitest';
import { startMock } from './server.ts';

const lines: string[] = [];
const mock = await startMock({ port: 0, running: () => 0, log: (line) => lines.push(line) });
afterAll(() => mock.close());

async function call(target: string, init: RequestInit = {}) {
  const response = await fetch(mock.url + target, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}

function post(target: string, body: string, headers: Record<string, string> = {}) {
  return call(target, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
}

const failure = (status: number) => ({ code: status, msg: expect.stringMatching(/./), time: '1795168800' });

describe('a call', () => {
  test('answers with the envelope of the contract', async () => {
    const { status, headers, body } = await call('/api/index/home');
    expect({ status, code: body.code }).toEqual({ status: 200, code: 1 });
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('keeps its connection open longer than proxies do', async () => {
    expect((await call('/api/index/home')).headers.get('keep-alive')).toBe('timeout=65');
  });

  test('with invalid fields answers 422 and names them', async () => {
    const { status, body } = await post('/api/user/login', JSON.stringify({ account: '' }));
    expect(status).toBe(422);
    expect(body).toEqual({
      ...failure(422),
      data: {
        errors: [
          { field: 'password', message: 'password is required' },
          { field: 'account', message: 'account must not be empty' },
        ],
      },
    });
  });

  test('without a required token answers 401, before its body is checked', async () => {
    expect(await post('/api/order/pay', '{broken')).toMatchObject({ status: 401, body: failure(401) });
  });

  test('to an unknown route answers 404, with another method 405', async () => {
    expect(await call('/api/user/nobody')).toMatchObject({ status: 404, body: failure(404) });
    expect(await call('/api/user/login')).toMatchObject({ status: 405, body: failure(405) });
    expect(await call('/api/user/login', { method: 'DELETE' })).toMatchObject({ status: 405, body: failure(405) });
  });

  test('with another media type answers 415 and names the accepted one', async () => {
    const { status, body } = await post('/api/user/login', 'account=demo', { 'content-type': 'text/plain' });
    expect({ status, body }).toMatchObject({ status: 415, body: { msg: 'Send the body as application/json' } });
    const noType = await fetch(`${mock.url}/api/user/login`, { method: 'POST', body: new Uint8Array([1, 2]) });
    expect(noType.status).toBe(415);
  });

  test('with a body that is not JSON answers 400', async () => {
    const { status, body } = await post('/api/user/login', '{"account":');
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { msg: expect.stringContaining('The body cannot be read: ') },
    });
  });

  test('with more than 10 MB answers 413', async () => {
    const { status, body } = await post('/api/user/login', JSON.stringify({ account: 'x'.repeat(11 * 1024 * 1024) }));
    expect({ status, body }).toMatchObject({ status: 413, body: failure(413) });
  });

  test('is logged with its operation and status, never with its content', async () => {
    lines.length = 0;
    await call('/api/product/suggest?keyword=secret');
    expect(lines).toEqual([expect.stringMatching(/^GET listSuggestions 200 [\d.]+ ms$/)]);
  });
});

describe('Prefer', () => {
  test('selects a declared status or a named example', async () => {
    const prefer = (value: string) => call('/api/index/home', { headers: { prefer: value } });
    expect(await prefer('code=500')).toMatchObject({ status: 500, body: { code: 500 } });
    expect(await prefer('code=418')).toMatchObject({ status: 404, body: { msg: expect.stringContaining('200') } });
    expect(await prefer('code=many')).toMatchObject({ status: 400 });
    const refused = await post('/api/user/login', '{"account":"a","password":"b"}', {
      prefer: 'example=wrong_credentials',
    });
    expect(refused).toMatchObject({ status: 200, body: { code: 1001 } });
  });

  test('works in a browser’s address bar too', async () => {
    expect(await call('/api/index/home?__code=500')).toMatchObject({ status: 500 });
    const unknown = await call('/api/index/home?__example=nothing');
    expect(unknown).toMatchObject({ status: 404, body: { msg: expect.stringContaining('ordinary') } });
  });
});

test('pages of any origin may call the mock', async () => {
  const headers = { origin: 'https://shop.example', 'access-control-request-method': 'POST' };
  const preflight = await fetch(`${mock.url}/api/user/login`, { method: 'OPTIONS', headers });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
  const { headers: answered } = await call('/api/index/home', { headers: { origin: 'https://shop.example' } });
  expect(answered.get('access-control-allow-origin')).toBe('*');
});

test('a taken port is reported to the caller of startMock', async () => {
  const port = Number(new URL(mock.url).port);
  await expect(startMock({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
