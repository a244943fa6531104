import { expect, test } from 'vitest';
import { createTestClient, failureResponse, rejectionOf, successResponse } from '../../tests/test-client.ts';
import { hooks } from './hooks.ts';
import { retries } from './retries.ts';

/** Hooks that log their calls, and the durations they are given. */
const createLog = () => {
  const lines: string[] = [];
  const times: number[] = [];
  const layer = hooks({
    onRequest: async (request, { operation }) => {
      request.headers.set('x-trace', operation);
      lines.push(`sends ${operation}`);
    },
    onResponse: ({ status }, { operation, ms }) => {
      times.push(ms);
      lines.push(`${operation} ${status}`);
    },
    onError: ({ reason }, { operation, ms }) => {
      times.push(ms);
      lines.push(`${operation} ${reason}`);
    },
  });
  return { lines, times, layer };
};

test('hooks set headers and receive each answer with its time, also for uploads', async () => {
  const { lines, times, layer } = createLog();
  const { client, sent } = createTestClient(() => successResponse({ id: 1 }), { middleware: [layer] });
  expect(await client.call('getUserInfo')).toEqual({ id: 1 });
  await client.upload(new Blob(['bytes']));
  expect(sent.map(({ headers }) => headers.get('x-trace'))).toEqual(['getUserInfo', 'uploadFile']);
  expect(lines).toEqual(['sends getUserInfo', 'getUserInfo 200', 'sends uploadFile', 'uploadFile 200']);
  expect(times.every((ms) => ms >= 0 && ms < 10_000)).toBe(true);
});

test('hooks receive the error of a call, even if nothing was sent', async () => {
  const { lines, layer } = createLog();
  const { client } = createTestClient(() => failureResponse(1001, 'No'), { middleware: [layer], baseUrl: 'nowhere' });
  await rejectionOf(client.call('getUserInfo'));
  expect(lines).toEqual(['getUserInfo invalid-request']);
});

test('hooks outside of retries see the final result, hooks inside see each try', async () => {
  const answers = [new Response(null, { status: 503 }), failureResponse(2001, 'No such product')];
  const outer = createLog();
  const inner = createLog();
  const { client } = createTestClient(() => answers.shift() ?? successResponse({}), {
    middleware: [outer.layer, retries({ firstMs: 0 }), inner.layer],
  });
  await rejectionOf(client.call('getProduct', { query: { product_id: 1 } }));
  const told = ({ lines }: typeof inner) => lines.filter((line) => line.startsWith('getProduct') && !/\d/.test(line));
  expect(told(outer)).toEqual(['getProduct product_not_found']);
  expect(told(inner)).toEqual(['getProduct http', 'getProduct product_not_found']);
});

test('a hook that throws fails its call', async () => {
  const cause = new Error('no trace');
  const failing = hooks({
    onRequest: () => {
      throw cause;
    },
  });
  const { client, sent } = createTestClient(() => successResponse({}), { middleware: [failing] });
  expect(await rejectionOf(client.call('getUserInfo'))).toMatchObject({ operation: 'getUserInfo', cause });
  expect(sent).toHaveLength(0);
});
