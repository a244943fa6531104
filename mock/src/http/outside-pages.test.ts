import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startHttpMock } from '../../tests/harness/start-http-mock.ts';

const mock = await startHttpMock({ products: 6 });

const evil = { origin: 'https://evil.example' };
const json = { 'content-type': 'application/json' };

/** Sends a path as it is: `fetch` would normalise it. */
async function send(path: string, { method = 'GET', headers = {}, body = '' }: Sent = {}) {
  const { hostname, port } = new URL(mock.url);
  const asked = request({ hostname, port, path, method, headers });
  asked.end(body);
  return new Promise<{ status: number; text: string; allowed: unknown }>((resolve, reject) => {
    asked.once('error', reject);
    asked.once('response', async (answer) =>
      resolve({
        status: answer.statusCode ?? 0,
        text: await text(answer),
        allowed: answer.headers['access-control-allow-origin'],
      }),
    );
  });
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const spellings = (path: string) => [
  `/__mock/${path}`,
  `/%5F%5Fmock/${path}`,
  `/__moc%6B/${path}`,
  `/__mock/%${path.charCodeAt(0).toString(16)}${path.slice(1)}`,
  `/x/../__mock/${path}`,
  `/x/%2E%2E/__mock/${path}`,
  `/x%5C..%5C__mock/${path}`,
  `/__moc%256B/${path}`,
  `/api/../__mock/${path}`,
  `//__mock/${path}`,
];

test.each(spellings('state'))('a page from outside can neither read the control API nor ask to: %s', async (path) => {
  const read = await send(path, { headers: evil });
  expect(read.text).not.toContain('"scenarios"');
  const asked = { ...evil, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
  const preflight = await send(path, { method: 'OPTIONS', headers: asked });
  // Who reaches the control API without an origin reaches it by this path too.
  const own = await send(path);
  if (own.text.includes('"scenarios"')) expect([read.status, preflight.allowed]).toEqual([403, undefined]);
});

test.each(spellings('advance'))('a page from outside cannot use the control API: %s', async (path) => {
  const session = await mock.session(`advance-${spellings('advance').indexOf(path)}`, { customer: null });
  const now = async () => (await session.control('state')).body['now'];
  const before = await now();
  const headers = { ...evil, ...json, 'x-mock-session': `advance-${spellings('advance').indexOf(path)}` };
  expect([403, 404]).toContain((await send(path, { method: 'POST', headers, body: '{"days":1}' })).status);
  expect(await now()).toBe(before);
});

test.each<Record<string, string>>([
  { 'x-mock-scenario': 'empty' },
  { 'x-mock-session': 'another' },
  { 'x-mock-fault': 'error' },
  { cookie: 'a=b; mock-session=another' },
])('a page from outside gets no sandbox, scenario or fault: %o', async (headers) => {
  const refused = await send('/api/index/home', { headers: { ...evil, ...headers } });
  expect(refused).toMatchObject({
    status: 403,
    allowed: '*',
    text: expect.stringContaining('--allowed-host evil.example'),
  });
  const { status } = await send('/api/index/home', { headers: { origin: 'http://localhost:5173', ...headers } });
  expect(status).not.toBe(403);
});

test('a page from outside may call the API, and one of this computer may use the controls', async () => {
  expect((await send('/api/index/home', { headers: evil })).status).toBe(200);
  const headers = { origin: 'http://localhost:5173', ...json, 'x-mock-session': 'own' };
  expect((await send('/__mock/advance', { method: 'POST', headers, body: '{"days":1}' })).status).toBe(200);
});

test.each(['/', '/api/index/home', '/__mock/state', '/docs/'])(
  'an unknown host gets no answer from %s',
  async (path) => {
    const refused = await send(path, { headers: { host: 'evil.example:4010' } });
    expect(refused).toMatchObject({ status: 403, text: expect.stringContaining('--allowed-host evil.example') });
    expect(refused.allowed).toBeUndefined();
  },
);

test('a page cannot show the console in a frame, except one of the mock itself', async () => {
  const { headers } = await fetch(`${mock.url}/__mock/`);
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
});
