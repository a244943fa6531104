import { IDBDatabase, IDBFactory } from 'fake-indexeddb';
import { afterAll, expect, test, vi } from 'vitest';
import { indexedDbStore, memoryStore, newIdempotencyKey, sessionStore } from '../../src/attempts.ts';

vi.stubGlobal('indexedDB', new IDBFactory());
afterAll(() => vi.unstubAllGlobals());

/** A standard `Storage`, in memory. */
const createStorage = (): Storage => {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
};

const stores = {
  memory: memoryStore(),
  session: sessionStore('mine.', createStorage()),
  IndexedDB: indexedDbStore(),
};

test.each(Object.entries(stores))('[B5.17] %s: keeps values by name until they are removed', async (_name, store) => {
  expect((await store.get('a')) ?? undefined).toBeUndefined();
  await store.set('a', { sent: [1] });
  await store.set('b', 2);
  await store.set('a', { sent: [1, 2] });
  expect(await store.get('a')).toEqual({ sent: [1, 2] });
  await store.remove('a');
  expect((await store.get('a')) ?? undefined).toBeUndefined();
  expect(await store.get('b')).toBe(2);
});

test.each(Object.entries(stores))(
  '[B5.17] %s: work under a name runs one at a time, even after a failure',
  async (_name, store) => {
    const done: string[] = [];
    const first = Promise.withResolvers<void>();
    const one = store.lock('a', async () => {
      await first.promise;
      done.push('first');
      throw new Error('lost');
    });
    const two = store.lock('a', async () => void done.push('second'));
    const other = store.lock('b', async () => void done.push('other'));
    await other;
    first.resolve();
    await expect(one).rejects.toThrow('lost');
    await two;
    expect(done).toEqual(['other', 'first', 'second']);
  },
);

test('[B5.17] the database of attempts can be deleted after use, as at the end of a session', async () => {
  const store = indexedDbStore('of-one-customer');
  await store.set('a', 1);
  const deletion = indexedDB.deleteDatabase('of-one-customer');
  await new Promise((resolve, reject) => {
    deletion.onsuccess = resolve;
    deletion.onblocked = () => reject(new Error('The database is still open'));
  });
  expect(await store.get('a')).toBeUndefined();
});

test('[B5.17] what is kept in the database is on the disk before the call is sent', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await indexedDbStore().set('a', 1);
  expect(transaction.mock.results).toMatchObject([{ value: { mode: 'readwrite', durability: 'strict' } }]);
});

test('[B5.17] a damaged session entry is ignored', async () => {
  const storage = createStorage();
  const store = sessionStore('mine.', storage);
  storage.setItem('mine.a', '{"key":');
  expect(store.get('a')).toBeUndefined();
});

test('a key is a UUID, different each time', () => {
  const keys = new Set(Array.from({ length: 20 }, newIdempotencyKey));
  expect(keys.size).toBe(20);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
