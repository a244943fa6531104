import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { createRecorder } from '../recorder.ts';
import { createHttpClient } from './http-client.ts';

const contract = await readContract();
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Calls a server that resets the first connections, and counts the requests that reach it. */
async function callThrough(id: 'getConfig' | 'followShop', resets: number) {
  let reached = 0;
  server = createServer((incoming, outgoing) => {
    reached += 1;
    if (reached <= resets) incoming.socket.resetAndDestroy();
    else outgoing.end('{}');
  });
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const recorder = createRecorder({ contract, kind: 'run', target: url, check: () => [] });
  const about = { timeout: 10_000, rate: undefined, headers: {}, signal: undefined };
  const client = createHttpClient({ url, recorder, ...about });
  const operation = contract.operations.get(id);
  if (operation === undefined) throw new Error(`The contract has no operation ${id}`);
  const body = id === 'followShop' ? { shop_id: 1, followed: true } : undefined;
  const { response, failure } = await client.send(operation, { body });
  return { status: response?.status, failure, reached, recorded: recorder.counts().requests };
}

test('a read is retried once after a connection reset, and recorded as one exchange', async () => {
  expect(await callThrough('getConfig', 1)).toEqual({ status: 200, failure: undefined, reached: 2, recorded: 1 });
});

test('a server that resets every connection counts as unanswered', async () => {
  expect(await callThrough('getConfig', 9)).toMatchObject({
    failure: expect.stringContaining('ECONNRESET'),
    reached: 2,
  });
});

test('a change is never sent twice', async () => {
  expect(await callThrough('followShop', 1)).toMatchObject({ status: undefined, reached: 1 });
});
