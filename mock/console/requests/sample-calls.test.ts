import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Exchange } from '../mock-api.ts';
import { asCurl, asSdkCall } from './sample-calls.ts';

const call = (more: Partial<Exchange>): Exchange => ({
  ...{
    method: 'GET',
    url: '/api/cart/list',
    headers: {},
    body: null,
    answer: undefined,
    startedAt: 0,
    milliseconds: 1,
  },
  ...more,
});

test('a command for the shell names the sandbox, and keeps what was sent, quotes too', () => {
  const headers = { host: 'localhost', token: 't', 'content-type': 'application/json', 'sec-fetch-mode': 'cors' };
  const body = `{"text":"it's"}`;
  const command = asCurl(call({ method: 'POST', headers, body }), { origin: 'http://localhost:4010', session: 'anna' });
  const shown = command.replace(/^curl/, "printf '%s\\n'");
  expect(execFileSync('sh', ['-c', shown], { encoding: 'utf8' }).split('\n')).toEqual([
    ...['-X', 'POST', 'http://localhost:4010/api/cart/list'],
    ...['-H', 'token: t', '-H', 'content-type: application/json', '-H', 'x-mock-session: anna'],
    ...['-d', body, ''],
  ]);
});

test('a call by the SDK has query and body as the client takes them', () => {
  const url = '/api/product/list?page=2&keyword=007&filter[price_min]=5.00&filter[free_freight]=true';
  expect(asSdkCall('listProducts', call({ url }))).toBe(
    `const data = await client.call('listProducts', ${JSON.stringify(
      { query: { page: 2, keyword: '007', filter: { price_min: '5.00', free_freight: true } } },
      null,
      2,
    )});`,
  );
  expect(asSdkCall('getCart', call({}))).toBe("const data = await client.call('getCart');");
});
