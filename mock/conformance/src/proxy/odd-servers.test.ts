import { randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { Agent, type RequestListener, request } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, deflateRawSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sendBytes, startCollectingProxy, startRawServer } from '../../tests/recorded.ts';
import { certificate, key } from '../../tests/self-signed.ts';
import { isOver } from '../checks/trace/memory.ts';
import { readContract } from '../contract/contract.ts';
import type { Exchange } from '../exchange.ts';
import { startRecordingProxy } from './recording-proxy.ts';

afterEach(() => void vi.useRealTimers());

/** A small server with a proxy in front of it. */
async function start(answer: RequestListener, options: Partial<Parameters<typeof startCollectingProxy>[0]> = {}) {
  const server = await startRawServer(answer);
  onTestFinished(server.close);
  const proxy = await startCollectingProxy({ target: server.url, ...options });
  onTestFinished(proxy.close);
  return { server, proxy };
}

const envelope = '{"code":1,"msg":"ok","time":"1795168800","data":{}}';
/** A request whose answer can be compared byte by byte, without connection headers. */
const ask = (path: string, more = '', body = '') =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${more}\r\n${body}`;

/** Sends the same bytes to the server and to the proxy, and returns both answers byte by byte. */
async function both(servers: Awaited<ReturnType<typeof start>>, bytes: string) {
  return [await sendBytes(servers.server.url, bytes), await sendBytes(servers.proxy.url, bytes)] as const;
}

test('which request was over is known, also of one that was sent slowly', async () => {
  const arriving = new EventEmitter();
  const { proxy } = await start((incoming, answer) => {
    arriving.emit(incoming.method ?? '');
    incoming.resume().once('end', () => answer.end(envelope));
  });
  const arrived = once(arriving, 'POST');
  const slow = request(`${proxy.url}/api/cart/add`, { method: 'POST', agent: false });
  slow.write('{');
  await arrived;
  for (let index = 0; index < 20; index += 1) await (await fetch(`${proxy.url}/api/user/getUserInfo`)).text();
  slow.end('}');
  const seen = await proxy.exchanges(21);
  for (const [index, next] of seen.slice(1).entries()) expect(isOver(seen[index] as Exchange, next)).toBe(true);
  expect(seen.map(({ request }) => request.method).indexOf('POST')).toBe(20);
  expect(isOver(seen[20] as Exchange, seen[0] as Exchange)).toBe(false);
});

describe('the proxy changes nothing', () => {
  test('spelling, order and repetition of headers, the reason, a body without a length', async () => {
    const servers = await start((_, answer) => {
      answer.sendDate = false;
      answer.writeHead(200, 'Fine by me', [
        ...['Set-Cookie', 'a=1', 'X-One', '1', 'SET-COOKIE', 'b=2', 'x-one', '2', 'Content-Type', 'application/json'],
        ...['Vary', 'token', 'Vary', 'Accept-Language', 'x-latin', 'caf\u00e9'],
      ]);
      answer.end(envelope);
    });
    const [direct, through] = await both(servers, ask('/api/user/getUserInfo'));
    expect(through).toBe(direct);
    expect(through).toContain('caf\u00e9');
    const [exchange] = await servers.proxy.exchanges(1);
    expect(exchange?.response?.headers).toMatchObject({ 'set-cookie': 'a=1, b=2', vary: 'token, Accept-Language' });
  });

  test('chunks and trailers', async () => {
    const servers = await start(async (_, answer) => {
      answer.sendDate = false;
      answer.writeHead(200, ['Trailer', 'X-Sum', 'Transfer-Encoding', 'chunked']);
      answer.write(envelope.slice(0, 10));
      await wait(30);
      answer.write(envelope.slice(10));
      await wait(30);
      answer.addTrailers({ 'X-Sum': '42' });
      answer.end();
    });
    const [direct, through] = await both(servers, ask('/api/user/getUserInfo'));
    expect(through).toBe(direct);
    expect(through).toMatch(/\r\n\r\na\r\n.{10}\r\n.*\r\n0\r\nX-Sum: 42\r\n\r\n$/s);
  });

  test('the first part of an answer is forwarded before the last arrives', async () => {
    const finishing = new EventEmitter();
    const finished = once(finishing, 'finish');
    const { proxy } = await start(async (_, answer) => {
      answer.write('first');
      await finished;
      answer.end('last');
    });
    const { body } = await fetch(`${proxy.url}/api/user/getUserInfo`);
    const reader = body?.getReader();
    expect(String(Buffer.from((await reader?.read())?.value ?? []))).toBe('first');
    finishing.emit('finish');
    expect(String(Buffer.from((await reader?.read())?.value ?? []))).toBe('last');
  });

  test.each([204, 304])('a %i has no body, whatever its headers say', async (status) => {
    const servers = await start((_, answer) => {
      answer.sendDate = false;
      answer.writeHead(status, { etag: '"7"', ...(status === 304 && { 'content-length': 120 }) });
      answer.end();
    });
    const [direct, through] = await both(servers, ask('/api/user/getUserInfo', 'If-None-Match: "7"\r\n'));
    expect(through).toBe(direct);
  });

  test('a client gets 100 Continue, or a refusal, before it sends its body', async () => {
    const servers = await start(() => undefined);
    const { server, proxy } = servers;
    void server;
    const asked = request(`${proxy.url}/api/user/login`, { method: 'POST', headers: { expect: '100-continue' } });
    asked.flushHeaders();
    asked.on('error', () => undefined);
    await once(asked, 'continue');
    asked.destroy();
  });

  test('the server receives the request unchanged except for host', async () => {
    let seen: { headers: string[]; body: string; trailers: string[] } | undefined;
    const { server, proxy } = await start(async (asked, answer) => {
      const body = await buffer(asked);
      seen = { headers: asked.rawHeaders, body: body.toString('latin1'), trailers: asked.rawTrailers };
      answer.end(envelope);
    });
    const bytes = [
      'POST /api/user/login?a=%7B&b=%C3%BC HTTP/1.1',
      ...['Host: shop.example:4020', 'X-B: 1', 'accept: */*', 'X-B: 2', 'Transfer-Encoding: chunked', 'Trailer: X-T'],
      ...['', '5', '{"a":', '2', '1}', '0', 'X-T: t', '', ''],
    ].join('\r\n');
    const answered = sendBytes(proxy.url, bytes.replace('accept', 'connection: close\r\naccept'));
    await answered;
    const headers = ['X-B', '1', 'X-B', '2', 'connection', 'close', 'accept', '*/*', 'Transfer-Encoding', 'chunked'];
    expect(seen?.headers).toEqual(['Host', new URL(server.url).host, ...headers, 'Trailer', 'X-T']);
    expect(seen).toMatchObject({ body: '{"a":1}', trailers: ['X-T', 't'] });
  });

  test('an upload arrives byte for byte, and its bytes are not kept', async () => {
    const bodies: Buffer[] = [];
    const { server, proxy } = await start(async (asked, answer) => {
      bodies.push(await buffer(asked));
      answer.end(envelope);
    });
    const bytes = randomBytes(1_500_000);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const { url } of [server, proxy])
      await fetch(`${url}/api/common/upload`, { method: 'POST', headers, body: bytes });
    expect(bodies.map((body) => body.equals(bytes))).toEqual([true, true]);
    const [exchange] = await proxy.exchanges(1);
    expect([exchange?.operation, exchange?.request.body]).toEqual(['uploadFile', undefined]);
  });

  test('a POST without a body and without a length stays so', async () => {
    let headers: string[] = [];
    const { proxy } = await start((asked, answer) => {
      headers = asked.rawHeaders;
      answer.end(envelope);
    });
    await sendBytes(proxy.url, 'POST /api/user/logout HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(headers.map((name) => name.toLowerCase())).not.toContain('transfer-encoding');
  });

  test('each client connection has its own connection to the server', async () => {
    const ports = new Set<unknown>();
    const { proxy } = await start((asked, answer) => {
      ports.add(asked.socket.remotePort);
      answer.end(envelope);
    });
    const one = (close: boolean) =>
      `GET /api/user/getUserInfo HTTP/1.1\r\nHost: x\r\n${close ? 'Connection: close\r\n' : ''}\r\n`;
    const answers = await sendBytes(proxy.url, one(false) + one(false) + one(true));
    expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(3);
    expect(ports.size).toBe(1);
  });

  test('a body of a megabyte, and a body too large for the checks', async () => {
    const { proxy } = await start((asked, answer) => answer.end('x'.repeat(Number(asked.url?.split('=')[1]))));
    for (const size of [1_000_000, 9_000_000]) {
      const answer = await fetch(`${proxy.url}/api/user/getUserInfo?size=${size}`);
      expect((await answer.bytes()).length).toBe(size);
    }
    await proxy.exchanges(1);
    expect(proxy.seen.map(({ response }) => response?.body.length)).toEqual([1_000_000]);
  });
});

describe('compressed answers are forwarded unchanged, and decompressed for the checks', () => {
  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['zstd', zstdCompressSync],
    ['deflate', deflateRawSync],
  ])('%s', async (encoding, compress) => {
    const bytes = compress(Buffer.from(envelope));
    const { proxy } = await start((_, answer) => {
      answer.writeHead(200, { 'content-encoding': encoding, 'content-type': 'application/json' });
      answer.end(bytes);
    });
    const asked = request(`${proxy.url}/api/user/getUserInfo`).end();
    const [answer] = await once(asked, 'response');
    expect(await buffer(answer)).toEqual(bytes);
    const [exchange] = await proxy.exchanges(1);
    expect(exchange?.response?.body).toBe(envelope);
  });

  test('dcz (RFC 9842) is left unchecked for a client that takes it, and a failure of the server for any other', async () => {
    const bytes = Buffer.from('5e2a4d1820000000', 'hex');
    const { proxy } = await start((_, answer) => answer.writeHead(200, { 'content-encoding': 'dcz' }).end(bytes));
    for (const taken of ['gzip, br, zstd, dcb, dcz', 'gzip']) {
      const asked = request(`${proxy.url}/api/user/getUserInfo`, { headers: { 'accept-encoding': taken } }).end();
      const [answer] = await once(asked, 'response');
      expect(await buffer(answer)).toEqual(bytes);
    }
    await proxy.exchanges(1);
    expect(proxy.seen.map(({ request: { headers }, failure }) => [headers['accept-encoding'], failure])).toEqual([
      ['gzip', 'The content-encoding dcz is not known'],
    ]);
  });

  test('a body that does not match its content encoding is a failure of the server', async () => {
    const { proxy } = await start((_, answer) => {
      answer.writeHead(200, { 'content-encoding': 'gzip' });
      answer.end(envelope);
    });
    await fetch(`${proxy.url}/api/user/getUserInfo`).catch(() => undefined);
    const [exchange] = await proxy.exchanges(1);
    expect(exchange).toMatchObject({ response: undefined, failure: expect.stringContaining('The body is not gzip') });
  });

  test('a body in another encoding than UTF-8 is a failure of the server', async () => {
    const { proxy } = await start((_, answer) => answer.end('{"msg":"Reçu"}', 'latin1'));
    await fetch(`${proxy.url}/api/user/getUserInfo`);
    const [exchange] = await proxy.exchanges(1);
    expect(exchange).toMatchObject({ response: undefined, failure: 'The body is not UTF-8' });
  });
});

describe('without an answer of the server, the proxy answers', () => {
  test('a server that hangs', async () => {
    const { proxy } = await start(() => undefined, { timeout: 100 });
    const answer = await fetch(`${proxy.url}/api/user/getUserInfo`, { headers: { origin: 'https://shop.example' } });
    expect([answer.status, answer.headers.get('x-conformance-proxy')]).toEqual([502, '502']);
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://shop.example');
    const { code, msg } = JSON.parse(await answer.text());
    expect([code, msg]).toEqual([502, expect.stringMatching(/^The recording proxy answers this, .* hangs: no answer/)]);
    const [exchange] = await proxy.exchanges(1);
    expect(exchange).toMatchObject({ response: undefined, failure: 'No answer within 0.1 seconds' });
  });

  test('a server that is down at first', async () => {
    // Systems give no port below 1024 to a server that asks for any.
    const target = 'http://127.0.0.1:2';
    const lines: string[] = [];
    const proxy = await startCollectingProxy({ target, log: (line) => lines.push(line) });
    onTestFinished(proxy.close);
    expect(lines).toEqual([`${target} refuses connections: nothing listens there. The proxy waits for it.`]);
    const answer = await fetch(`${proxy.url}/api/user/getUserInfo`);
    expect([answer.status, await answer.json()]).toEqual([502, expect.objectContaining({ code: 502, data: null })]);
    const [exchange] = await proxy.exchanges(1);
    expect(exchange?.failure).toContain('refuses connections');
  });

  test('a server that does not speak HTTP', async () => {
    const { proxy } = await start((asked) => asked.socket.end('SSH-2.0-OpenSSH_9.2\r\n'));
    const answer = await fetch(`${proxy.url}/api/user/getUserInfo`);
    expect([answer.status, (await answer.json()).msg]).toEqual([
      502,
      expect.stringContaining('does not answer in HTTP'),
    ]);
  });

  test('an answer that is cut midway is cut for the client', async () => {
    let cut = () => {};
    const { proxy } = await start((_, answer) => {
      answer.writeHead(200, { 'content-length': 100 });
      answer.write('{"code":');
      cut = () => answer.destroy();
    });
    const reader = (await fetch(`${proxy.url}/api/user/getUserInfo`)).body?.getReader();
    await reader?.read();
    cut();
    await expect(reader?.read()).rejects.toThrow();
    const [exchange] = await proxy.exchanges(1);
    expect(exchange?.failure).toBe('The connection was cut in the middle of the answer, after 8 bytes');
  });

  test('an idle connection that the server closes is closed for the client, and is no fault', async () => {
    let requests = 0;
    // The idle time is on the test's clock.
    vi.useFakeTimers({ toFake: ['performance'] });
    const { proxy } = await start((asked, answer) => {
      requests += 1;
      if (requests % 2 === 0) asked.socket.destroy();
      else answer.end(envelope);
    });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const call = async () => {
      const asked = request(`${proxy.url}/api/user/getUserInfo`, { agent }).end();
      const [answer] = await once(asked, 'response');
      await buffer(answer);
      return answer.statusCode;
    };
    expect(await call()).toBe(200);
    vi.advanceTimersByTime(1100);
    await expect(call()).rejects.toThrow();
    expect(await call()).toBe(200);
    // Without such a pause, the server is at fault.
    await expect(call()).rejects.toThrow();
    agent.destroy();
    const exchanges = await proxy.exchanges(3);
    expect(exchanges.map(({ failure }) => failure)).toEqual([
      undefined,
      undefined,
      'The connection was cut before the answer',
    ]);
  });

  test('WebSockets and tunnels are refused in one line; other upgrade offers are not forwarded', async () => {
    const { proxy } = await start((asked, answer) => answer.end(JSON.stringify(asked.rawHeaders)));
    const upgrade = (to: string) => ask('/api/live', `Upgrade: ${to}\r\n`).replace('close', 'Upgrade, close');
    const [head = '', body = ''] = (await sendBytes(proxy.url, upgrade('websocket'))).split('\r\n\r\n');
    expect(head).toContain('HTTP/1.1 501');
    expect(body).toContain('WebSockets are not carried: the contract has none');
    expect(await sendBytes(proxy.url, ask('x:443').replace('GET', 'CONNECT'))).toContain('HTTP/1.1 501');
    const plain = await sendBytes(
      proxy.url,
      'GET / HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n'.replace(
        'Host',
        'Connection: close\r\nHost',
      ),
    );
    expect(plain).toContain('HTTP/1.1 200');
    expect(plain).not.toContain('h2c');
  });
});

describe('the address of the server', () => {
  test.each([
    ['their.server', '“their.server” is not the address of a server: write https://their.server'],
    ['ftp://their.server', '“ftp://their.server” is not the address of a server: write https://their.server'],
    ['https://their.server/v2/api/', 'Leave out /api: write https://their.server/v2. The contract'],
  ])('%s is refused in one line', async (target, line) => {
    const started = startRecordingProxy({ target, contract: await readContract(), port: 0 });
    await expect(started).rejects.toMatchObject({ name: 'ProxyError', message: expect.stringContaining(line) });
  });

  test('may have a path before /api', async () => {
    const server = await startRawServer((asked, answer) => answer.end(asked.url));
    onTestFinished(server.close);
    const proxy = await startCollectingProxy({ target: `${server.url}/v2/` });
    onTestFinished(proxy.close);
    expect(await (await fetch(`${proxy.url}/api/user/getUserInfo?a=1`)).text()).toBe('/v2/api/user/getUserInfo?a=1');
    const [exchange] = await proxy.exchanges(1);
    expect(exchange?.operation).toBe('getUserInfo');
  });

  test('an untrusted certificate is refused in one line, and accepted with insecure', async () => {
    const server = createSecureServer({ key, cert: certificate }, (_, answer) => answer.end(envelope));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const address = server.address();
    const target = `https://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const line = `The certificate of ${target} is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT): add --insecure if you know it`;
    await expect(startCollectingProxy({ target })).rejects.toThrow(line);
    const proxy = await startCollectingProxy({ target, insecure: true });
    onTestFinished(proxy.close);
    expect(await (await fetch(`${proxy.url}/api/user/getUserInfo`)).text()).toBe(envelope);
  });
});
