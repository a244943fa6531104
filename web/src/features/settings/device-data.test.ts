import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { deleteAnswers, measureDeviceData } from './device-data.ts';

const nothing = { searches: [], products: [] };

/** What is kept for use offline. */
const storeOf = (kept: Map<string, unknown>) => ({
  getItem: async (key: string) => kept.get(key),
  setItem: async (key: string) => key,
  removeItem: async () => undefined,
  clear: async () => kept.clear() as undefined,
  entries: async () => [...kept],
});

test('the size of stored data is measured in UTF-8 bytes, and empty storage has 0 bytes', async () => {
  const queries = new QueryClient();
  expect(await measureDeviceData(queries, nothing)).toEqual({ answers: 0, total: 0 });
  queries.setQueryData(['listProducts'], { name: '帐篷' });
  // {"name":"帐篷"} is 17 bytes, ["tent"] is 8.
  expect(await measureDeviceData(queries, { searches: ['tent'], products: [] })).toEqual({ answers: 17, total: 25 });
});

test('the answers kept for use offline are counted and deleted, the customer’s and the visitor’s', async () => {
  const queries = new QueryClient();
  const stores = [storeOf(new Map([['orders', 'tent']])), storeOf(new Map([['home', 'tent']]))];
  queries.setQueryData(['listOrders'], 'tent');
  expect(await measureDeviceData(queries, nothing, stores)).toEqual({ answers: 18, total: 18 });
  await deleteAnswers(queries, stores);
  expect(await measureDeviceData(queries, nothing, stores)).toEqual({ answers: 0, total: 0 });
});
