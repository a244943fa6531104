import { onlineManager, QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
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
  expect(await deleteAnswers(queries, stores)).toBe(18);
  expect(await measureDeviceData(queries, nothing, stores)).toEqual({ answers: 0, total: 0 });
});

test('offline, no answer is counted or deleted, because it could not be loaded again', async () => {
  const queries = new QueryClient();
  const kept = new Map([['orders', 'tent']]);
  queries.setQueryData(['listOrders'], 'tent');
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const measured = await measureDeviceData(queries, { searches: ['tent'], products: [] }, [storeOf(kept)]);
  expect(measured).toEqual({ answers: 0, total: 8 });
  expect(await deleteAnswers(queries, [storeOf(kept)])).toBe(0);
  expect(kept.size).toBe(1);
  expect(queries.getQueryData(['listOrders'])).toBe('tent');
});

test('what a store did not delete is not said to be deleted', async () => {
  const damaged = { ...storeOf(new Map([['orders', 'tent']])), clear: () => Promise.reject(new Error('damaged')) };
  expect(await deleteAnswers(new QueryClient(), [damaged, storeOf(new Map([['home', 'tents']]))])).toBe(7);
});

test('a store that does not open is empty', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const never = new Promise<never>(() => {});
  const stores = [{ ...storeOf(new Map()), entries: () => never, clear: () => never }];
  const measured = measureDeviceData(new QueryClient(), nothing, stores);
  const freed = deleteAnswers(new QueryClient(), stores);
  await vi.runAllTimersAsync();
  expect(await Promise.all([measured, freed])).toEqual([{ answers: 0, total: 0 }, 0]);
});
