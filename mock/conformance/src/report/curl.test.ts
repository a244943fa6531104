import { execFile, execFileSync } from 'node:child_process';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import type { SentRequest } from '../../../shared/har-of.ts';
import { encodeQuery } from '../../../shared/request-encoding.ts';
import { exampleInput } from '../../tests/example-input.ts';
import { readContract } from '../contract/contract.ts';
import { casesOf } from '../inputs/cases-of.ts';
import { createRandom } from '../inputs/random.ts';
import { curlOf, curlVariables } from './curl.ts';
import { createMasker } from './mask.ts';

const run = promisify(execFile);

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let received: Received | undefined;
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  received = { method: request.method, url: request.url, headers: request.headers, body };
  response.end('{}');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => server.close());

/** What a server receives when the request is masked, rendered as curl, and run in a shell with the secrets. */
async function repeat(request: SentRequest, env: Record<string, string> = {}): Promise<Received> {
  const exchange = { operation: undefined, request, response: undefined, sentAt: 0, duration: 0 };
  const command = curlOf(createMasker([]).exchange(exchange));
  for (const value of Object.values(env)) expect(command).not.toContain(value);
  await run('sh', ['-c', command], { env: { PATH: process.env['PATH'], ...env } });
  if (received === undefined) throw new Error('Nothing was received');
  return received;
}

test('a call is repeated with its query, its headers and its secrets', async () => {
  const url = `${base}/api/a/../b?filter[0]=x%20y&q='$(id)'`;
  const got = await repeat(
    { method: 'GET', url, headers: { token: 'tok_9f8e7d', 'accept-language': 'zh-CN', 'x-empty': '' } },
    { TOKEN: 'tok_9f8e7d' },
  );
  expect(got).toMatchObject({ method: 'GET', url: url.slice(base.length), body: '' });
  expect(got.headers).toMatchObject({ token: 'tok_9f8e7d', 'accept-language': 'zh-CN', 'x-empty': '' });
});

test('each secret header of a gateway is its own variable, beside the token', async () => {
  const headers = {
    token: 'tok_9f8e7d',
    authorization: 'Bearer gate_1',
    'x-api-key': 'key_2',
    'x-mock-session': 'anna',
  };
  const env = { TOKEN: 'tok_9f8e7d', AUTHORIZATION: 'gate_1', X_API_KEY: 'key_2', X_MOCK_SESSION: 'anna' };
  const got = await repeat({ method: 'GET', url: `${base}/api/x`, headers }, env);
  expect(got.headers).toMatchObject(headers);
});

test('each masked field of a body is its own variable', async () => {
  const body =
    '{"postcode":"604-8054","detail":"12-3 Nishiki-koji","old_password":"one-two-3","password":"four-five-6"}';
  const env = { POSTCODE: '604-8054', DETAIL: '12-3 Nishiki-koji', OLD_PASSWORD: 'one-two-3', PASSWORD: 'four-five-6' };
  const got = await repeat({ method: 'POST', url: `${base}/api/x`, headers: {}, body }, env);
  expect(got.body).toBe(body);
});

test('a body is repeated exactly, whatever quotes and characters it contains', async () => {
  const body = `{"a":"it's","b":"$HOME \`id\` \\\\n \\"q\\"","c":"@file","pay_code":"135790","old_pay_code":246810,"z":"世界\\n"}\n`;
  const got = await repeat(
    { method: 'POST', url: `${base}/api/pay`, headers: { 'content-type': 'application/json' }, body },
    { PAY_CODE: '135790', OLD_PAY_CODE: '246810' },
  );
  expect(got.body).toBe(body);
  expect(got.headers['content-type']).toBe('application/json');
});

test.each(['PUT', 'DELETE', 'POST', 'OPTIONS'])('the method %s is repeated without a body', async (method) => {
  const got = await repeat({ method, url: `${base}/api/x`, headers: {} });
  expect(got).toMatchObject({ method, body: '' });
});

test('a body without a content type gets none', async () => {
  const got = await repeat({ method: 'POST', url: `${base}/api/x`, headers: {}, body: 'a=b' });
  expect(got.body).toBe('a=b');
  expect(got.headers['content-type']).toBeUndefined();
});

test('an upload names the file to send, and the variables are listed', () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', token: '[token]' };
  const command = curlOf({ request: { method: 'POST', url: 'https://a.example/up', headers } });
  expect(command).toBe(
    `curl -sS -i -g --path-as-is 'https://a.example/up' \\\n  -H 'token: '"$TOKEN" \\\n  -F "file=@$FILE"`,
  );
  expect(curlVariables(command)).toEqual(['TOKEN', 'FILE']);
});

test('the shell repeats generated input exactly', async () => {
  const contract = await readContract();
  const requests = ['saveAddress', 'updateProfile', 'listProducts', 'sendMessage'].flatMap((id): SentRequest[] => {
    const operation = contract.operations.get(id);
    if (operation === undefined) throw new Error(`The contract has no operation ${id}`);
    return casesOf(operation, exampleInput(contract, operation), contract, createRandom(1)).map(({ query, body }) => ({
      method: operation.method,
      url: `${base}${operation.path}?${encodeQuery(query)}`,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }));
  });
  // Replaces curl: prints each argument followed by NUL, which no argument can contain.
  const script = ['curl() { printf "%s\\0" "$@"; }', ...requests.map((request) => curlOf({ request }))].join('\n');
  const stdout = execFileSync('sh', { input: script, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const words = stdout.split('\0');
  expect(words.filter((word) => word.startsWith(base))).toEqual(requests.map(({ url }) => url));
  const bodies = words.flatMap((word, index) => (words[index - 1] === '--data-raw' ? [word] : []));
  expect(bodies).toEqual(requests.flatMap(({ body }) => (body === undefined ? [] : [body])));
});
