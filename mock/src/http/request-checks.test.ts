import { describe, expect, test } from 'vitest';
import { startHttpMock } from '../../tests/harness/start-http-mock.ts';

const mock = await startHttpMock();

const json = { 'content-type': 'application/json' };

async function call(path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
  const response = await fetch(`${mock.url}${path}`, init);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

describe('the order of checks: route, method, token, body, fields', () => {
  const stale = { token: 'stale', ...json };

  test('a stale token is refused before the fields of the body', async () => {
    expect(await call('/api/cart/add', { method: 'POST', headers: stale, body: '{"nothing": 1}' })).toMatchObject({
      status: 401,
      body: { code: 401 },
    });
  });

  test('a stale token is refused before an unreadable body or one of another media type', async () => {
    const broken = { method: 'POST', headers: stale, body: '{"product_id": ' };
    expect(await call('/api/cart/add', broken)).toMatchObject({ status: 401 });
    const text = { method: 'POST', headers: { token: 'stale', 'content-type': 'text/plain' }, body: 'a' };
    expect(await call('/api/cart/add', text)).toMatchObject({ status: 401 });
  });

  test('a stale token on a public call is refused too, so that a customer never gets a visitor’s answer', async () => {
    expect(await call('/api/product/list', { headers: { token: 'stale' } })).toMatchObject({ status: 401 });
    expect(await call('/api/product/list')).toMatchObject({ status: 200, body: { code: 1 } });
  });

  test('an unknown call or method is refused before the token is checked', async () => {
    expect(await call('/api/nothing', { headers: { token: 'stale' } })).toMatchObject({ status: 404 });
    expect(await call('/api/cart/add', { headers: { token: 'stale' } })).toMatchObject({ status: 405 });
  });

  test('an unreadable body is refused before its fields', async () => {
    expect(await call('/api/user/login', { method: 'POST', headers: json, body: '{"account": ' })).toMatchObject({
      status: 400,
      body: { msg: expect.stringMatching(/^The body cannot be read: ./) },
    });
  });
});

describe('failures are in the requested language', () => {
  const chinese = { 'accept-language': 'zh-CN' };

  test.each([
    [401, '/api/cart/list', {}, '请先登录'],
    [404, '/api/nothing', {}, '没有 /api/nothing 这个接口'],
    [405, '/api/user/login', {}, '/api/user/login 不支持 GET'],
    [
      415,
      '/api/user/login',
      { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'a' },
      'application/json',
    ],
    [422, '/api/user/login', { method: 'POST', headers: json, body: '{}' }, '请求内容不符合要求'],
  ])('HTTP %i', async (status, path, init: { headers?: Record<string, string> }, msg) => {
    const answer = await call(path, { ...init, headers: { ...init.headers, ...chinese } });
    expect(answer).toMatchObject({ status, body: { code: status, msg: expect.stringContaining(msg) } });
    expect(answer.headers.get('content-language')).toBe('zh-CN');
  });

  test('a fault is in the requested language too', async () => {
    const answer = await call('/api/index/home', { headers: { ...chinese, 'x-mock-fault': 'unavailable' } });
    expect(answer).toMatchObject({ status: 503, body: { msg: '服务暂时不可用' } });
    expect(answer.headers.get('retry-after')).toBe('5');
  });
});

describe('headers of an answer', () => {
  test('the client’s request id is echoed, and a malformed one is replaced by the server’s own', async () => {
    const idOf = async (sent: string) =>
      (await call('/api/index/home', { headers: { 'x-request-id': sent } })).headers.get('x-request-id');
    expect(await idOf('phone-7f9c2ba4')).toBe('phone-7f9c2ba4');
    const [one, other] = [await idOf('a b'), await idOf('a b')];
    expect(one).toMatch(/^[\w-]{8,64}$/);
    expect(other).not.toBe(one);
  });

  test('an answer names its language, and varies by language and token', async () => {
    const { headers } = await call('/api/index/home', { headers: { 'accept-language': 'en-GB, fr;q=0.5' } });
    expect(headers.get('content-language')).toBe('en');
    expect(headers.get('vary')).toBe('Accept-Language, token');
  });

  test.each(['error', 'rate-limited', 'unavailable', 'unauthorized'])(
    'the fault %s has those of a failure',
    async (fault) => {
      const sent = { 'accept-language': 'zh-CN', 'x-request-id': 'phone-7f9c2ba4', 'x-mock-fault': fault };
      const { status, headers } = await call('/api/index/home', { headers: sent });
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'content-language': 'zh-CN',
        'x-request-id': 'phone-7f9c2ba4',
        vary: 'Accept-Language, token',
        ...(status === 401 && { 'www-authenticate': 'Token realm="meridian"' }),
      });
    },
  );

  test('a 401 says how to prove who one is, and a 405 which methods the path takes', async () => {
    const { headers } = await call('/api/cart/list');
    expect(headers.get('www-authenticate')).toBe('Token realm="meridian"');
    expect((await call('/api/user/extract', { method: 'PUT' })).headers.get('allow')).toBe('GET, POST');
    expect(headers.get('allow')).toBeNull();
  });
});

test('the time of an envelope is the sandbox’s, even for a failure', async () => {
  const session = await mock.session('later');
  await session.control('advance', { days: 2 });
  const now = Date.parse(String((await session.control('state')).body['now'])) / 1000;
  const own = { 'x-mock-session': 'later' };
  expect((await call('/api/nothing', { headers: own })).body.time).toBe(String(now));
  const fault = { ...own, 'x-mock-fault': 'error' };
  expect((await call('/api/index/home', { headers: fault })).body.time).toBe(String(now));
  const wrong = { ...own, 'x-mock-fault': 'unauthorized' };
  expect((await call('/api/index/home', { headers: wrong })).body.time).toBe(String(now));
});

describe('sandboxes', () => {
  test('an invalid name, in a header or a cookie, is refused instead of reaching the shared sandbox', async () => {
    const refused = {
      status: 400,
      body: { code: 400, msg: expect.stringContaining('1 to 64 letters, digits, _ or -') },
    };
    expect(await call('/api/index/home', { headers: { 'x-mock-session': 'anna smith' } })).toMatchObject(refused);
    const response = await fetch(`${mock.url}/api/index/home`, { headers: { cookie: 'mock-session=a.b' } });
    expect(response.status).toBe(400);
    const control = await fetch(`${mock.url}/__mock/reset`, {
      method: 'POST',
      headers: { ...json, 'x-mock-session': 'anna smith' },
    });
    expect(control.status).toBe(400);
  });

  test('a sandbox that a person has chosen is not pushed out by those that clients name', async () => {
    const chosen = await mock.session('chosen', { customer: null });
    await chosen.control('session', { id: 'chosen' });
    await chosen.control('advance', { days: 1 });
    const before = (await chosen.control('state')).body['now'];
    for (let index = 0; index < 65; index += 1) {
      await fetch(`${mock.url}/api/index/home`, { headers: { 'x-mock-session': `more-${index}` } });
    }
    expect((await chosen.control('state')).body['now']).toBe(before);
  });

  test('a sandbox evicted by 64 others says so until it is reset', async () => {
    const anna = await mock.session('anna');
    await anna.client.call('addCartLine', {
      body: { product_id: 102, sku_id: 1021, quantity: 1, idempotency_key: crypto.randomUUID() },
    });
    for (let index = 0; index < 64; index += 1) {
      await fetch(`${mock.url}/api/index/home`, { headers: { 'x-mock-session': `other-${index}` } });
    }
    const headers = { 'x-mock-session': 'anna' };
    expect(await call('/api/index/home', { headers })).toMatchObject({
      status: 410,
      body: { msg: expect.stringContaining('POST /__mock/reset') },
    });
    expect((await anna.control('saved', {})).status).toBe(400);
    expect(await call('/api/index/home', { headers })).toMatchObject({ status: 410 });
    await anna.control('reset', {});
    expect(await call('/api/index/home', { headers })).toMatchObject({ status: 200 });
  });

  test('an unknown fault or scenario in a header is answered with an envelope', async () => {
    const own = { 'x-mock-session': 'wrong-headers' };
    expect(await call('/api/index/home', { headers: { ...own, 'x-mock-fault': 'sneeze' } })).toMatchObject({
      status: 400,
      body: { code: 400, msg: expect.stringMatching(/^x-mock-fault: kind: one of /), data: null },
    });
    expect(await call('/api/index/home', { headers: { ...own, 'x-mock-scenario': 'nowhere' } })).toMatchObject({
      status: 400,
      body: { code: 400, msg: expect.stringMatching(/^x-mock-scenario: /) },
    });
  });
});

describe('other sites', () => {
  test('may call the API with any headers that their browser requests', async () => {
    const response = await fetch(`${mock.url}/api/user/login`, {
      method: 'OPTIONS',
      headers: { origin: 'https://shop.example', 'access-control-request-headers': 'token,x-trace-id' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toBe('token,x-trace-id');
  });

  test('cannot change the mock by a form: the control interface accepts only JSON', async () => {
    const session = await mock.session('guarded');
    const reset = {
      method: 'POST',
      headers: { 'x-mock-session': 'guarded', 'content-type': 'text/plain' },
      body: '{}',
    };
    const refused = await fetch(`${mock.url}/__mock/reset`, reset);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({ error: 'content-type: application/json, also for an empty body' });
    expect(await session.client.call('getBadges')).toHaveProperty('bag', 2);
  });
});

test('a list in the query repeats its key, and an invalid entry is refused by its place', async () => {
  const ids = async (query: string) => {
    const { body } = await call(`/api/product/list?${query}`, { headers: { 'x-mock-session': 'lists' } });
    return body.code === 1 ? body.data.list.map(({ id }: { id: number }) => id) : body.data.errors;
  };
  expect(await ids('product_ids=103&product_ids=101')).toEqual([103, 101]);
  expect(await ids('product_ids=103')).toEqual([103]);
  expect(await ids('product_ids=103,101')).toEqual([
    { field: 'product_ids.0', message: 'product_ids.0 must be an integer' },
  ]);
  expect(await ids('product_ids=103&product_ids=103')).toEqual([
    { field: 'product_ids', message: 'product_ids must not repeat an entry' },
  ]);
});
