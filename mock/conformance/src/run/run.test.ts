import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { startMock } from '../../../src/server.ts';
import type { Account, RunOptions } from './options.ts';
import { planOperations } from './plan.ts';
import { runConformance } from './run.ts';
import { contract, inShort, LONG, runInSandbox, unreached } from './sandbox-run.testing.ts';

const mock = await startMock({ port: 0 });
afterAll(() => mock.close());

const run = (sandbox: string, options: Partial<RunOptions> = {}) => runInSandbox(mock.url, sandbox, options);

/** Reads the data of a customer of a sandbox. */
async function read(sandbox: string, account: Account, path: string): Promise<Record<string, unknown>> {
  const headers = { 'x-mock-session': sandbox, 'content-type': 'application/json' };
  const body = JSON.stringify({ account: account.account, password: account.password });
  const signedIn = await fetch(`${mock.url}/api/user/login`, { method: 'POST', headers, body });
  const { token } = (await signedIn.json()).data.userinfo;
  const answer = await fetch(`${mock.url}/api/${path}`, { headers: { ...headers, token } });
  return (await answer.json()).data;
}

describe('against the mock', () => {
  test(
    'without permission to write, the run sends nothing with a lasting effect, and says so',
    async () => {
      const only = ['payOrders', 'createWithdrawal', 'deletePayee', 'likeProduct'];
      const report = await run('careful', { only });
      const requests = new Map(report.operations.map((one) => [one.operation, one.requests]));
      expect(only.map((name) => requests.get(name) ?? 0)).toEqual([0, 0, 0, expect.any(Number)]);
      expect(requests.get('likeProduct')).toBeGreaterThan(10);
      const named = unreached(report).filter(({ operation }) => only.includes(operation));
      expect(named.map((one) => one.unreached)).toEqual(
        Array.from({ length: 3 }, () => 'what it changes stays; give --allow-writes'),
      );
    },
    LONG,
  );

  test(
    'the same seed sends the same requests',
    async () => {
      const reports = await Promise.all(['one', 'two'].map((name) => run(name, { only: ['listProducts'], seed: 7 })));
      const [first, second] = reports.map(({ operations }) => operations.map(({ p95, ...one }) => one));
      expect(first).toEqual(second);
    },
    LONG,
  );
});

test(
  'a customer without addresses gets one while it is needed, and then the former data back',
  async () => {
    const account = { account: 'new@meridian.shop', password: 'new123456' };
    const reads = ['getAddress', 'getUserInfo'];
    const changes = [
      'saveAddress',
      'setDefaultAddress',
      'deleteAddress',
      'quoteOrder',
      'deleteCartLines',
      'updateProfile',
    ];
    const report = await run('blank', { account, only: [...reads, ...changes] });
    expect(inShort(report)).toEqual([]);
    const named = unreached(report).filter(({ operation }) => [...reads, ...changes].includes(operation));
    expect(named).toEqual([]);
    expect(await read('blank', account, 'user/address_list')).toMatchObject({ list: [] });
    expect(await read('blank', account, 'cart/list')).toMatchObject({ groups: [] });
    expect(await read('blank', account, 'user/getUserInfo')).toMatchObject({
      family_name: 'Moreau',
      given_name: 'Jules',
    });
  },
  LONG,
);

test(
  'the default address is the same before and after',
  async () => {
    const account = { account: 'demo@meridian.shop', password: 'demo123456' };
    const before = await read('default', account, 'user/address_list');
    await run('default', { account, only: ['setDefaultAddress', 'deleteAddress'] });
    expect(await read('default', account, 'user/address_list')).toEqual(before);
  },
  LONG,
);

test('without any product, no product is reported as out of stock', async () => {
  const headers = { 'x-mock-session': 'nothing', 'x-mock-scenario': 'empty' };
  const { operations } = await run('nothing', { headers, only: ['addCartLine'] });
  const addCartLine = operations.find(({ operation }) => operation === 'addCartLine');
  expect(addCartLine?.unreached).toBe('no product_id was seen in any answer');
});

test('a server that takes few requests at once has no finding, and still gets them all', {
  timeout: LONG,
}, async () => {
  let [underWay, refused] = [0, 0];
  const server = createServer({ keepAliveTimeout: LONG }, async (incoming, outgoing) => {
    underWay += 1;
    const isBusy = underWay > 3;
    if (isBusy) refused += 1;
    const { host: _, connection: __, 'content-length': ___, ...headers } = incoming.headers as Record<string, string>;
    const body = await buffer(incoming);
    const answer = await fetch(`${mock.url}${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers: { ...headers, ...(isBusy && { 'x-mock-fault': 'rate-limited' }) },
      ...(body.length > 0 && { body }),
    });
    const bytes = await answer.bytes();
    underWay -= 1;
    outgoing.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...(isBusy && { 'retry-after': '1' }) });
    outgoing.end(bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a server on a port has one
  const report = await runInSandbox(`http://127.0.0.1:${port}`, 'few', { only: ['listShops', 'likeProduct'] });
  server.close();
  expect(inShort(report)).toEqual([]);
  expect(report.interrupted).toBeUndefined();
  expect(refused).toBeGreaterThan(0);
});

test('a request refused with the wrong status is not reported as accepted', async () => {
  const server = createServer(({ url, method, headers }, response) => {
    const answer = (status: number, data: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ code: status === 200 ? 1 : status, msg: 'refused', time: 1, data }));
    };
    if (url === '/api/user/login') answer(200, { userinfo: { token: 'known' } });
    else if (url !== '/api/user/getUserInfo' || method !== 'GET') answer(404, null);
    else answer(headers['token'] === 'known' ? 200 : 403, { balance: 1240 });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a server on a port has one
  const account = { account: 'demo@meridian.shop', password: 'demo123456' };
  const report = await runConformance({ url: `http://127.0.0.1:${port}`, contract, account, only: ['getUserInfo'] });
  server.close();
  expect(inShort(report)).toEqual(
    expect.arrayContaining([
      'token-missing getUserInfo: getUserInfo without a token is refused with HTTP 403 in place of 401 (HTTP 403)',
      'token-bad getUserInfo: getUserInfo with a token that nobody has is refused with HTTP 403 in place of 401 (HTTP 403)',
      'method-not-allowed getUserInfo: DELETE /api/user/getUserInfo is refused with HTTP 404 in place of 405 (HTTP 404)',
      // A number may be dollars without their cents, or cents: the finding names both.
      expect.stringMatching(/^money-in-cents getUserInfo: .*an amount is sent without decimal places, as cents are/),
    ]),
  );
});

test('shards divide the operations, and each includes its dependencies', async () => {
  const targets = [1, 2, 3].flatMap((index) => {
    const { reads, changes } = planOperations(contract, { shard: { index, of: 3 } });
    return [...reads, ...changes].filter(({ isTarget }) => isTarget).map(({ operation }) => operation.id);
  });
  expect(targets.toSorted()).toEqual([...contract.operations.keys()].toSorted());
  const { reads } = planOperations(contract, { only: ['getRefund'] });
  expect(reads.map(({ operation }) => operation.id)).toEqual(['getRefund', 'listRefunds']);
});
