import { expect, test } from 'vitest';
import type { Exchange } from '../exchange.ts';
import { createPool } from './pool.ts';

/** An answer with this status after these milliseconds. */
const answer = (duration = 5, status = 200): Exchange => ({
  operation: undefined,
  request: { method: 'GET', url: 'http://there', headers: {} },
  sentAt: 0,
  duration,
  response: { status, headers: {}, body: '' },
});

/** Sends so many requests one after the other, and returns the bound after them. */
async function bounded(pool: ReturnType<typeof createPool>, count: number, ...exchange: Parameters<typeof answer>) {
  for (let sent = 0; sent < count; sent += 1) await pool.take(async () => answer(...exchange));
  return pool.bound();
}

test('no more requests are under way than the bound, the last to ask goes first, also after one that throws', async () => {
  const pool = createPool(3);
  let [underWay, most] = [0, 0];
  const order: number[] = [];
  const sent = Array.from({ length: 9 }, (_, index) =>
    pool.take(async () => {
      order.push(index);
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise(setImmediate);
      underWay -= 1;
      if (index === 1) throw new Error('aborted');
      return answer();
    }),
  );
  const ended = await Promise.allSettled(sent);
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
  expect([most, order]).toEqual([3, [0, 1, 2, 8, 7, 6, 5, 4, 3]]);
});

test('the bound is halved once for all requests that were too many at once, and grows back one by one', async () => {
  const pool = createPool(8);
  expect(await bounded(pool, 4)).toBe(8);
  await Promise.all(Array.from({ length: 8 }, () => pool.take(async () => answer(5, 429))));
  expect(pool.bound()).toBe(4);
  expect(await bounded(pool, 3, 5, 429)).toBe(1);
  expect(await bounded(pool, 32)).toBe(2);
  expect(await bounded(pool, 32 * 9)).toBe(8);
});

test('a server gets few requests at first, soon more if its answers stay as quick, and otherwise one by one', async () => {
  expect(await bounded(createPool(8), 4, 3000)).toBe(8);
  const pool = createPool(8);
  expect(await bounded(pool, 1, 5)).toBe(5);
  expect(await bounded(pool, 30, 20)).toBe(5);
  expect(await bounded(pool, 1 + 2 * 32, 20)).toBe(8);
});

test('requests without an answer say nothing of how quick a server is', async () => {
  const pool = createPool(8);
  for (let sent = 0; sent < 10; sent += 1) await pool.take(async () => ({ ...answer(1), response: undefined }));
  expect(pool.bound()).toBe(4);
  expect(await bounded(pool, 4, 5)).toBe(8);
});

test('a server that slows down gets fewer requests', async () => {
  const pool = createPool(8);
  expect(await bounded(pool, 32, 200)).toBe(8);
  expect(await bounded(pool, 32, 900)).toBe(8);
  expect(await bounded(pool, 32, 1200)).toBe(4);
});
