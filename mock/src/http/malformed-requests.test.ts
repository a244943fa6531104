import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { startMock } from '../server.ts';
import { DEMO_TOKEN } from '../world/seed/demo/demo.ts';

// Stock Prism hangs or crashes on several of these (stoplightio/prism#1934, #2664, #2672). Our mock answers each with
// an envelope, and the next customer notices nothing.
// Without a built app, which would answer everything that is not a call.
const mock = await startMock({ port: 0, webDirectory: join(import.meta.dirname, 'no-app') });
afterAll(() => mock.close());

/** Sends raw bytes. Returns the answer's status and body. */
async function raw(...chunks: (string | Buffer)[]): Promise<{ status: number; body: unknown }> {
  const socket = connect(Number(new URL(mock.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  for (const chunk of chunks) socket.write(typeof chunk === 'string' ? Buffer.from(chunk, 'utf8') : chunk);
  const [head = '', ...rest] = (await text(socket)).split('\r\n\r\n');
  const body: unknown = rest.length > 0 && rest.join('') !== '' ? JSON.parse(rest.join('\r\n\r\n')) : undefined;
  return { status: Number(head.split(' ')[1]), body };
}

function get(target: string, ...headers: string[]) {
  return raw(
    `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`,
  );
}

function post(target: string, type: string, body: string | Buffer, ...headers: string[]) {
  const lines = [
    'Host: localhost',
    'Connection: close',
    `token: ${DEMO_TOKEN}`,
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return raw(`POST ${target} HTTP/1.1\r\n${[...lines, ...headers].join('\r\n')}\r\n\r\n`, body);
}

const json = 'application/json';
const login = '/api/user/login';
const upload = '/api/common/upload';
const form = 'multipart/form-data; boundary=b';
const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="图.png"\r\nContent-Type: image/png\r\n\r\n';
const chunk = Buffer.alloc(1024 * 1024, 'a');
const chunked = Buffer.concat([Buffer.from('100000\r\n'), chunk, Buffer.from('\r\n')]);

const requests: Record<string, readonly [number, () => Promise<{ status: number; body: unknown }>]> = {
  'JSON that is cut off': [400, () => post(login, json, '{"account": "a"')],
  'JSON with a raw NUL': [400, () => post(login, json, '{"account": "\0"}')],
  'JSON that is not UTF-8': [400, () => post(login, json, Buffer.from([0x22, 0xff, 0xfe, 0x22]))],
  'JSON nested 200 000 deep': [422, () => post(login, json, '['.repeat(200_000) + ']'.repeat(200_000))],
  'JSON with __proto__': [422, () => post(login, json, '{"__proto__": {"account": "a", "password": "b"}}')],
  'a body compressed with gzip': [
    400,
    () => post(login, json, Buffer.from('1f8b0800', 'hex'), 'Content-Encoding: gzip'),
  ],
  'Chinese in every value': [200, () => post(login, json, '{"account": "顾客", "password": "密码密码密码"}')],
  'Chinese in a field name': [422, () => post(login, json, '{"账号": "a"}')],
  'a media type that is none': [415, () => post(login, ';;;=', '{}')],
  'a Prefer that is none': [200, () => get('/api/index/home', 'Prefer: ;;=,"')],
  'a form without a boundary': [400, () => post(upload, 'multipart/form-data', 'x')],
  'a form cut off in a file': [400, () => post(upload, form, `${part}abc`)],
  'a form that is noise': [400, () => post(upload, form, Buffer.alloc(5000, 0xff))],
  'a form with 10 000 parts': [400, () => post(upload, form, `${part}a\r\n`.repeat(10_000))],
  'a form with a broken part header': [400, () => post(upload, form, '--b\r\n\0\0: \r\n\r\na\r\n--b--\r\n')],
  'a form without parts': [422, () => post(upload, form, '--b--\r\n')],
  '11 MB of JSON': [413, () => post(login, json, Buffer.alloc(11 * 1024 * 1024, ' '))],
  '11 MB in chunks': [
    413,
    () =>
      raw(
        `POST ${login} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: ${json}\r\nTransfer-Encoding: chunked\r\n\r\n`,
        ...Array.from({ length: 11 }, () => chunked),
        '0\r\n\r\n',
      ),
  ],
  'headers of 100 kB': [431, () => get('/api/index/home', `token: ${'a'.repeat(100_000)}`)],
  'a NUL in the path': [400, () => get('/api/\0')],
  'a NUL in a header': [400, () => get('/api/index/home', 'token: a\0b')],
  'Chinese in the path, raw': [400, () => get('/api/商品')],
  'Chinese in the path, encoded': [404, () => get('/api/%E5%95%86%E5%93%81')],
  'Chinese in the query, raw': [400, () => get('/api/product/list?sort=最热')],
  'Chinese in the query, encoded': [422, () => get('/api/product/list?sort=%E6%9C%80%E7%83%AD')],
  'Chinese in a header': [200, () => get('/api/index/home', 'Accept-Language: 中文')],
  'a broken percent sign': [422, () => get('/api/product/list?sort=%E4%&%=%')],
  'a broken percent sign in the path': [404, () => get('/api/%E4%/x')],
  'a query parameter given twice': [422, () => get('/api/product/list?page=1&page=2')],
  'a query parameter named __proto__': [200, () => get('/api/index/home?__proto__=1&constructor=2')],
  'a path that climbs': [404, () => get('/pictures/../../../../etc/passwd')],
  'a path that climbs, encoded': [404, () => get('/pictures/..%2f..%2f..%2fpackage.json')],
  'two slashes': [404, () => get('//api//index//home')],
  'a method that Node knows and nobody uses': [
    405,
    () => raw('PROPFIND /api/index/home HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
  ],
  TRACE: [405, () => raw('TRACE /api/index/home HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')],
  'a method that nobody knows': [405, () => raw('BREW /api/index/home HTTP/1.1\r\nHost: localhost\r\n\r\n')],
  'no host': [200, () => raw('GET /api/index/home HTTP/1.1\r\nConnection: close\r\n\r\n')],
  'a host that is none': [400, () => raw('GET /api/index/home HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n')],
  'HTTP/1.0': [200, () => raw('GET /api/index/home HTTP/1.0\r\n\r\n')],
  'a proxy’s absolute address': [200, () => get('http://elsewhere/api/index/home')],
  'a TLS greeting': [
    405,
    () => raw(Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03]), '\r\n\r\n'),
  ],
};

async function expectHealth() {
  const response = await fetch(`${mock.url}/api/index/home`);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ code: 1 });
}

describe('a malformed request is answered with an envelope, and the next one is served', () => {
  test.each(Object.entries(requests))('%s', async (_, [expected, send]) => {
    const { status, body } = await send();
    expect(status).toBe(expected);
    expect(body).toMatchObject({ code: expected === 200 ? expect.any(Number) : expected, msg: expect.any(String) });
    await expectHealth();
  });
});

describe('a client that disconnects is forgotten', () => {
  test.each([
    ['in the middle of its headers', 'POST /api/user/login HTTP/1.1\r\nHost: localhost\r\nConte'],
    [
      'in the middle of an upload',
      `POST ${upload} HTTP/1.1\r\nHost: localhost\r\ntoken: x\r\nContent-Type: ${form}\r\nContent-Length: 4000000\r\n\r\n${part}`,
    ],
    [
      'in the middle of a chunk',
      `POST ${login} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nFFFF\r\nabc`,
    ],
    ['before it reads the answer', 'GET /api/index/home HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ])('%s', async (_, bytes) => {
    const socket = connect(Number(new URL(mock.url).port), '127.0.0.1');
    await new Promise<void>((resolve) => socket.write(bytes, () => resolve()));
    await new Promise<void>((resolve) => socket.once('close', () => resolve()).destroy());
    await expectHealth();
  });
});
