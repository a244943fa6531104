import { getEventListeners } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { isOver } from '../checks/trace/memory.ts';
import { type ContractOperation, readContract } from '../contract/contract.ts';
import { createRecorder } from '../recorder.ts';
import { createHttpClient, type SendOptions } from './http-client.ts';

const contract = await readContract();

/** Calls a server that answers like this, and counts the requests that reach it. */
async function callThrough(
  id: 'getConfig' | 'followShop',
  serve: (reached: number, ...call: Parameters<RequestListener>) => void,
  options: SendOptions = {},
) {
  let reached = 0;
  const server = createServer((incoming, outgoing) => {
    reached += 1;
    serve(reached, incoming, outgoing);
  });
  const client = await clientFor(server);
  const body = id === 'followShop' ? { shop_id: 1, followed: true } : undefined;
  const { response, failure } = await client.send(operationOf(id), { body, ...options });
  return { status: response?.status, failure, reached, recorded: client.recorder.counts().requests };
}

function operationOf(id: string): ContractOperation {
  const operation = contract.operations.get(id);
  if (operation === undefined) throw new Error(`The contract has no operation ${id}`);
  return operation;
}

/** Starts the server, and makes a client of it. */
async function clientFor(server: Server, signal?: AbortSignal) {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => server.close().closeAllConnections());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const recorder = createRecorder({ contract, kind: 'run', target: url, check: () => [] });
  const about = { timeout: 10_000, rate: undefined, parallel: 16, headers: {} };
  return { recorder, ...createHttpClient({ url, recorder, signal, ...about }) };
}

/** Resets the first connections. */
const resetting =
  (resets: number): Parameters<typeof callThrough>[1] =>
  (reached, incoming, outgoing) => {
    if (reached <= resets) incoming.socket.resetAndDestroy();
    else outgoing.end('{}');
  };

test('a read is retried once after a connection reset, and recorded as one exchange', async () => {
  expect(await callThrough('getConfig', resetting(1))).toEqual({
    status: 200,
    failure: undefined,
    reached: 2,
    recorded: 1,
  });
});

test('a server that resets every connection counts as unanswered', async () => {
  expect(await callThrough('getConfig', resetting(9))).toMatchObject({
    failure: expect.stringContaining('ECONNRESET'),
    reached: 2,
  });
});

test('an answer in another encoding than UTF-8 counts as none', async () => {
  const inLatin: Parameters<typeof callThrough>[1] = (_, __, outgoing) => outgoing.end('{"msg":"Reçu"}', 'latin1');
  expect(await callThrough('getConfig', inLatin)).toMatchObject({ failure: 'the body is not UTF-8', reached: 1 });
});

test('of requests that follow each other at once, the earlier one is known to be over', async () => {
  const { send } = await clientFor(createServer((_, outgoing) => outgoing.end('{}')));
  let before = await send(operationOf('getConfig'));
  for (let index = 0; index < 50; index += 1) {
    const next = await send(operationOf('getConfig'));
    expect(isOver(before, next)).toBe(true);
    before = next;
  }
});

test('a change is never sent twice', async () => {
  expect(await callThrough('followShop', resetting(1))).toMatchObject({ status: undefined, reached: 1 });
});

/** Is too busy for the first requests, and asks to wait this many seconds, or until a date. */
const busy =
  (requests: number, seconds: number | string): Parameters<typeof callThrough>[1] =>
  (reached, _, outgoing) => {
    outgoing.writeHead(reached <= requests ? 429 : 200, { 'retry-after': String(seconds) }).end('{}');
  };

test('a server that is too busy is asked again when it says, at most twice', async () => {
  expect(await callThrough('followShop', busy(2, 0))).toMatchObject({ status: 200, reached: 3, recorded: 3 });
  expect(await callThrough('getConfig', busy(2, new Date().toUTCString()))).toMatchObject({ status: 200, reached: 3 });
  expect(await callThrough('getConfig', busy(9, 0))).toMatchObject({ status: 429, reached: 3 });
  expect(await callThrough('getConfig', busy(9, 3600))).toMatchObject({ status: 429, reached: 1 });
  expect(await callThrough('getConfig', busy(9, 0), { retries: false })).toMatchObject({ status: 429, reached: 1 });
});

test('a server that takes few requests at once gets fewer, and answers each', async () => {
  let [underWay, refused] = [0, 0];
  const server = createServer((_, outgoing) => {
    underWay += 1;
    const isBusy = underWay > 2;
    if (isBusy) refused += 1;
    setImmediate(() => {
      underWay -= 1;
      outgoing.writeHead(isBusy ? 429 : 200, { 'retry-after': '0' }).end('{}');
    });
  });
  const client = await clientFor(server);
  const answers = await Promise.all(Array.from({ length: 64 }, () => client.send(operationOf('getConfig'))));
  expect(new Set(answers.map(({ response }) => response?.status))).toEqual(new Set([200]));
  expect(refused).toBeGreaterThan(0);
});

test('requests at once share one listener of the run, which aborts them all', async () => {
  const server = createServer();
  const arrived = new Promise<void>((all) => {
    let count = 0;
    server.on('request', () => {
      count += 1;
      if (count === 4) all();
    });
  });
  const ending = new AbortController();
  const client = await clientFor(server, ending.signal);
  const calls = Array.from({ length: 4 }, () => client.send(operationOf('getConfig')));
  const ended = Promise.allSettled(calls);
  await arrived;
  expect(getEventListeners(ending.signal, 'abort')).toHaveLength(1);
  ending.abort();
  expect(new Set((await ended).map(({ status }) => status))).toEqual(new Set(['rejected']));
});
