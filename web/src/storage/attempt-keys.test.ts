import { beforeEach, expect, test, vi } from 'vitest';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

/** The module as a page that has just been loaded has it. */
const loadPage = async () => {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', storage);
  return import('./attempt-keys.ts');
};

beforeEach(() => stored.clear());

test('the same intention keeps its key, over a reload too, until it is done', async () => {
  const before = await loadPage();
  const key = before.attemptKey('pay', { order_ids: [9001], note: 'a' });
  expect(key).toMatch(UUID);
  expect(before.attemptKey('pay', { note: 'a', order_ids: [9001] })).toBe(key);
  const after = await loadPage();
  expect(after.isAttemptOpen('pay', { order_ids: [9001], note: 'a' })).toBe(true);
  expect(after.isAttemptOpen('pay', { order_ids: [9002], note: 'a' })).toBe(false);
  expect(after.attemptKey('pay', { order_ids: [9001], note: 'a' })).toBe(key);
  after.forgetAttempt('pay');
  expect(after.isAttemptOpen('pay', { order_ids: [9001], note: 'a' })).toBe(false);
  expect(after.attemptKey('pay', { order_ids: [9001], note: 'a' })).not.toBe(key);
});

test('another body, or another name, is another intention', async () => {
  const { attemptKey } = await loadPage();
  const keys = [
    attemptKey('pay', { order_ids: [9001] }),
    attemptKey('createOrder', { order_ids: [9001] }),
    attemptKey('pay', { order_ids: [9001, 9002] }),
    attemptKey('pay', { order_ids: [9002, 9001] }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test('nothing of the body is stored', async () => {
  const { attemptKey } = await loadPage();
  attemptKey('addAddress', { addressee: 'Mei Tanaka', mobile: '+81 90 1234 5678' });
  expect([...stored.values()].join()).not.toMatch(/Mei|1234/);
});

test('a damaged entry is an attempt that was not made', async () => {
  const { attemptKey } = await loadPage();
  attemptKey('pay', {});
  for (const key of stored.keys()) stored.set(key, '{"key":');
  expect(attemptKey('pay', {})).toMatch(UUID);
});
