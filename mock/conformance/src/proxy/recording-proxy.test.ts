import { once } from 'node:events';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createClient } from '@meridian/sdk';
import { afterAll, describe, expect, test } from 'vitest';
import { startMock } from '../../../src/server.ts';
import { startCollectingProxy } from '../../tests/recorded.ts';

const mock = await startMock({ port: 0, running: () => 0 });
const proxy = await startCollectingProxy({ target: mock.url });
afterAll(() => mock.close());
afterAll(() => proxy.close());

const demo = { account: 'demo@meridian.shop', password: 'demo123456' };
const json = { 'content-type': 'application/json' };

/** Signs in like the web app, in a sandbox of its own. */
async function signIn(base: string, session: string) {
  let token: string | undefined;
  const client = createClient({
    ...{ baseUrl: base, token: () => token, language: () => 'en' },
    fetch: (asked) => {
      asked.headers.set('x-mock-session', session);
      return fetch(asked);
    },
  });
  const { userinfo } = await client.call('loginUser', { body: demo });
  token = userinfo.token;
  return { client, token: userinfo.token };
}

/** The status, the raw headers and the bytes of an answer. */
async function rawAnswer(base: string, path: string, headers: Record<string, string>, method = 'GET', body?: string) {
  const asked = request(base + path, { method, headers, agent: false });
  asked.end(body);
  const [answer] = await once(asked, 'response');
  const bytes = await buffer(answer);
  const rawHeaders: string[] = answer.rawHeaders;
  // Headers that differ between any two answers.
  const changing = /^(x-request-id|date)$/i;
  return {
    status: answer.statusCode,
    reason: answer.statusMessage,
    headers: rawHeaders.filter((_, index) => !changing.test(rawHeaders[index - (index % 2)] ?? '')),
    bytes: bytes.toString('latin1').replace(/"time":"\d+"/, ''),
  };
}

describe('in front of the mock', () => {
  test('the client receives the server’s answers byte for byte', async () => {
    const { token } = await signIn(mock.url, 'bytes');
    const headers = { token, 'x-mock-session': 'bytes', 'accept-encoding': 'gzip', 'accept-language': 'zh-CN' };
    const asked: Parameters<typeof rawAnswer>[] = [
      [mock.url, '/api/product/list?limit=50', headers],
      [mock.url, '/api/user/getUserInfo', headers],
      [mock.url, '/api/user/getUserInfo', { 'x-mock-session': 'bytes' }],
      [mock.url, '/api/none', headers],
      [mock.url, '/api/user/login', { ...headers, ...json }, 'POST', '{"account":'],
      [mock.url, '/api/user/login', headers, 'DELETE'],
      [mock.url, '/api/product/list', { ...headers, origin: 'http://localhost:5173' }, 'HEAD'],
      [
        mock.url,
        '/api/user/login',
        { origin: 'https://shop.example', 'access-control-request-method': 'POST' },
        'OPTIONS',
      ],
      [mock.url, '/__mock/', {}],
    ];
    for (const [, ...rest] of asked) {
      const direct = await rawAnswer(mock.url, ...rest);
      expect(await rawAnswer(proxy.url, ...rest), rest.join(' ')).toEqual(direct);
    }
  });

  test('a sign-in, an upload and many calls at once are each recorded as one exchange', async () => {
    const before = proxy.seen.length;
    const { client, token } = await signIn(proxy.url, 'upload');
    const form = new FormData();
    const noise = crypto.getRandomValues(new Uint8Array(65_536));
    form.set('file', new Blob([noise], { type: 'image/png' }), 'noise.png');
    const upload = await fetch(`${proxy.url}/api/common/upload`, {
      ...{ method: 'POST', headers: { token, 'x-mock-session': 'upload' }, body: form },
    });
    expect(upload.status).not.toBe(502);
    const calls = Array.from({ length: 40 }, () => client.call('getCart'));
    await expect(Promise.all(calls)).resolves.toHaveLength(40);
    const seen = (await proxy.exchanges(before + 42)).slice(before);
    expect(seen.map(({ operation }) => operation)).toEqual([
      'loginUser',
      expect.any(String),
      ...Array(40).fill('getCart'),
    ]);
    const [login, picture] = seen;
    expect(JSON.parse(login?.request.body ?? '')).toEqual(demo);
    expect(login?.request.url).toBe(`${mock.url}/api/user/login`);
    expect(login?.request.headers['host']).toBe(new URL(mock.url).host);
    expect(login?.response?.body).toContain(token);
    expect(picture?.request.body).toBeUndefined();
  });

  test('an answer that the server cuts is cut for the client, and recorded as a failure', async () => {
    const faults = { cut: /cut before the answer/, truncated: /JSON|^$/ };
    for (const [fault, failure] of Object.entries(faults)) {
      const headers = { 'x-mock-fault': fault, 'x-mock-session': 'faults' };
      // On a new connection: on a reused one, after a second of silence, a cut is no failure of the server.
      const answer = await rawAnswer(proxy.url, '/api/product/list', headers).catch(() => undefined);
      expect(answer === undefined).toBe(fault === 'cut');
      const recorded = () => proxy.seen.find(({ request }) => request.headers['x-mock-fault'] === fault);
      await expect.poll(() => recorded() !== undefined).toBe(true);
      expect(recorded()?.failure ?? '').toMatch(failure);
    }
  });

  test('a failure of the server is forwarded unchanged', async () => {
    const answer = await fetch(`${proxy.url}/api/product/list`, { headers: { 'x-mock-fault': 'unavailable' } });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(answer.headers.get('x-conformance-proxy')).toBeNull();
  });

  test('a call that the client cancels early is not checked', async () => {
    const before = proxy.seen.length;
    const headers = { 'x-mock-fault': 'timeout', 'x-mock-session': 'cancelled' };
    const leaving = new AbortController();
    const cancelled = expect(
      fetch(`${proxy.url}/api/product/list`, { headers, signal: leaving.signal }),
    ).rejects.toThrow();
    const log = async () => (await fetch(`${mock.url}/__mock/log`, { headers })).json();
    await expect.poll(log).toMatchObject({ log: [{ fault: 'timeout' }] });
    leaving.abort();
    await cancelled;
    await fetch(`${proxy.url}/api/product/list`);
    const seen = (await proxy.exchanges(before + 1)).slice(before);
    expect(seen.map(({ response }) => response?.status)).toEqual([200]);
  });
});
