import { describe, expect, onTestFinished, test } from 'vitest';
import { startRawServer } from '../../tests/recorded.ts';
import type { ExchangeChecker } from '../checks/check-exchange.ts';
import { readContract } from '../contract/contract.ts';
import type { Finding } from '../finding.ts';
import { exchangesFromHar } from '../har/exchanges-from-har.ts';
import { type ProxyOptions, startRecordingProxy } from './recording-proxy.ts';

const contract = await readContract();
const envelope = { code: 1, msg: 'ok', time: '1795168800', data: null };

async function start(options: Partial<ProxyOptions> = {}, headers: Record<string, string> = {}) {
  const server = await startRawServer((asked, answer) => {
    answer.writeHead(asked.method === 'OPTIONS' ? 204 : 200, { 'content-type': 'application/json', ...headers });
    answer.end(asked.method === 'OPTIONS' ? '' : JSON.stringify(envelope));
  });
  onTestFinished(server.close);
  const proxy = await startRecordingProxy({ target: server.url, contract, port: 0, ...options });
  onTestFinished(proxy.close);
  return { server, proxy };
}

/** Reports a finding for every answer, each at its own place. */
const complain: ExchangeChecker = (exchange) => [
  {
    ...{ check: 'schema-type', severity: 'error', operation: exchange.operation ?? '', message: 'a wrong type' },
    ...{ at: '/data/list/7/price', expected: 'a text', got: '7', contract: '/components/schemas/Money' },
    exchanges: [exchange],
  } satisfies Finding,
];

/** The messages of the page's event stream, as they come. */
async function* listen(url: string): AsyncGenerator<{ event: string; data: ReturnType<typeof JSON.parse> }> {
  const { body } = await fetch(`${url}/__conformance/events`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  try {
    for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) {
      text += read.value;
      const messages = text.split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) {
        const [, event, data] = /^event: (\w+)\ndata: (.*)$/s.exec(message) ?? [];
        if (event !== undefined) yield { event, data: JSON.parse(data ?? '') };
      }
    }
  } finally {
    await reader?.cancel();
  }
}

async function next(messages: ReturnType<typeof listen>) {
  const { value } = await messages.next();
  return value ?? { event: 'end', data: undefined };
}

describe('the live page', () => {
  test('has its own address, loads only its own files, and is not recorded', async () => {
    const { proxy } = await start();
    const page = await fetch(`${proxy.url}/__conformance`);
    expect([page.url, page.headers.get('content-type')]).toEqual([
      `${proxy.url}/__conformance/`,
      'text/html; charset=utf-8',
    ]);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(await page.text()).toContain('<title>Conformance proxy</title>');
    expect((await fetch(`${proxy.url}/__conformance/page.js`)).status).toBe(200);
    expect((await fetch(`${proxy.url}/__conformance/developer-pages.css`)).status).toBe(200);
    expect((await fetch(`${proxy.url}/__conformance/recording.ts`)).status).toBe(404);
    expect(proxy.report().requests).toBe(0);
  });

  test('receives exchanges, causes with their counts, and coverage as they come', async () => {
    const { proxy } = await start({ createCheck: () => complain });
    const messages = listen(proxy.url);
    const first = await next(messages);
    expect(first).toMatchObject({ event: 'state', data: { requests: 0, rows: [], causes: [] } });
    for (let count = 0; count < 3; count += 1) await fetch(`${proxy.url}/api/cart/list?token=t0p-secret`);
    let { data } = await next(messages);
    while (data.requests < 3) ({ data } = await next(messages));
    expect(data.causes).toMatchObject([{ title: 'a wrong type'.replace('a', 'A'), operations: ['getCart'], count: 3 }]);
    expect(data.rows.at(-1)).toMatchObject({ operation: 'getCart', answer: '200 · success', found: 1 });
    expect(JSON.stringify(data)).not.toContain('t0p-secret');
    const seen = data.coverage.find(({ operation }: { operation: string }) => operation === 'getCart');
    expect(seen).toMatchObject({ requests: 3, seen: ['success'] });
    await messages.return(undefined);
  });

  test('clears the recording only for pages of its own origin', async () => {
    const { proxy } = await start({ createCheck: () => complain });
    await fetch(`${proxy.url}/api/cart/list`);
    await expect.poll(() => proxy.report().findings.length).toBe(1);
    const clear = (init: RequestInit) => fetch(`${proxy.url}/__conformance/clear`, init);
    expect((await clear({ method: 'GET' })).status).toBe(403);
    expect((await clear({ method: 'POST', headers: { origin: 'https://other.example' } })).status).toBe(403);
    expect(proxy.report().requests).toBe(1);
    expect((await clear({ method: 'POST', headers: { origin: proxy.url } })).status).toBe(204);
    expect(proxy.report()).toMatchObject({ requests: 0, findings: [], kind: 'proxy' });
  });

  test('offers the masked report and recording for download', async () => {
    const { proxy, server } = await start({ createCheck: () => complain });
    const body = JSON.stringify({ account: 'demo@meridian.shop', password: 'hunter2-hunter2' });
    const headers = { 'content-type': 'application/json', token: 'a-very-secret-token' };
    await fetch(`${proxy.url}/api/user/login`, { method: 'POST', headers, body });
    await expect.poll(() => proxy.report().requests).toBe(1);
    for (const file of ['report.html', 'report.json', 'recording.har']) {
      const answer = await fetch(`${proxy.url}/__conformance/${file}`);
      expect(answer.headers.get('content-disposition')).toMatch(
        /^attachment; filename="conformance-[\d-]+\.(html|json|har)"$/,
      );
      const text = await answer.text();
      expect(text).toContain(file.endsWith('har') ? '/api/user/login' : 'loginUser');
      expect(text).not.toMatch(/hunter2|a-very-secret|demo@meridian/);
      if (file.endsWith('har')) expect(exchangesFromHar(text, contract).baseUrl).toBe(server.url);
    }
  });
});

describe('a long recording', () => {
  test('keeps few findings of a cause and counts the others', async () => {
    const { proxy } = await start({ createCheck: () => complain });
    await Promise.all(Array.from({ length: 60 }, () => fetch(`${proxy.url}/api/cart/list`)));
    await expect.poll(() => proxy.report().requests).toBe(60);
    expect(proxy.report().findings).toHaveLength(20);
    const messages = listen(proxy.url);
    expect((await next(messages)).data.causes).toMatchObject([{ count: 60 }]);
    await messages.return(undefined);
  });
});

describe('pages of another origin', () => {
  const origin = 'https://shop.example';
  const preflight = {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,token',
    },
  };
  const messagesOf = ({ findings }: { findings: readonly Finding[] }) => findings.map(({ message }) => message);
  const silent = { createCheck: (): ExchangeChecker => () => [] };

  test('a server without CORS is reported once, not as an undeclared call', async () => {
    const { proxy } = await start(silent);
    await fetch(`${proxy.url}/api/user/login`, preflight);
    await fetch(`${proxy.url}/api/user/login`, preflight);
    await fetch(`${proxy.url}/api/user/login`, { method: 'POST', headers: { origin } });
    await expect.poll(() => proxy.report().requests).toBe(1);
    expect(messagesOf(proxy.report())).toEqual([
      `Pages of ${origin} may not call the API`,
      `Pages of ${origin} cannot read the answers`,
    ]);
    expect(proxy.report().findings[0]).toMatchObject({ check: 'cross-origin', severity: 'warning' });
  });

  test('a header that the server does not allow is named', async () => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'Content-Type' };
    const { proxy } = await start(silent, headers);
    await fetch(`${proxy.url}/api/user/login`, preflight);
    await expect.poll(() => messagesOf(proxy.report())).toEqual([`Pages of ${origin} may not send the header token`]);
  });

  test('pages that the server allows, and pages of the proxy’s own origin, have no finding', async () => {
    const headers = { 'access-control-allow-origin': origin, 'access-control-allow-headers': 'content-type, token' };
    const { proxy } = await start(silent, headers);
    await fetch(`${proxy.url}/api/user/login`, preflight);
    await fetch(`${proxy.url}/api/user/login`, { method: 'POST', headers: { origin } });
    await fetch(`${proxy.url}/api/user/login`, { method: 'POST', headers: { origin: proxy.url } });
    await expect.poll(() => proxy.report().requests).toBe(2);
    expect(proxy.report().findings).toEqual([]);
  });
});
