/**
 * Keeps what was sent until its outcome is known; never a secret. A store may answer at once or by a promise. What throws
 * or rejects keeps the attempt from being sent.
 */
export interface AttemptStore {
  get: (name: string) => unknown;
  set: (name: string, value: unknown) => void | Promise<void>;
  remove: (name: string) => void | Promise<void>;
  /** Runs `act` while nobody else who shares the store runs one under the same name; they go on one after another. */
  lock: <Result>(name: string, act: () => Promise<Result>) => Promise<Result>;
}

/** One after another within this page or process. */
const createQueue = (): AttemptStore['lock'] => {
  const last = new Map<string, Promise<unknown>>();
  return (name, act) => {
    const result = (last.get(name) ?? Promise.resolve()).then(
      () => act(),
      () => act(),
    );
    last.set(name, result);
    return result;
  };
};

/** One after another over all tabs of the origin. Pages that are not served by HTTPS have no locks: then within this one. */
export const webLock = (): AttemptStore['lock'] => {
  const queue = createQueue();
  return async (name, act) =>
    globalThis.navigator?.locks === undefined ? queue(name, act) : navigator.locks.request(`meridian ${name}`, act);
};

/** Lasts as long as the page or the process. */
export const memoryStore = (): AttemptStore => {
  const values = new Map<string, unknown>();
  return {
    get: (name) => values.get(name),
    set: (name, value) => void values.set(name, value),
    remove: (name) => void values.delete(name),
    lock: createQueue(),
  };
};

/** Lasts over a reload, for this tab alone. `prefix` is that of its keys: one for each customer. */
export const sessionStore = (prefix = 'meridian.attempt.', storage: Storage = sessionStorage): AttemptStore => ({
  get: (name) => parse(storage.getItem(prefix + name)),
  set: (name, value) => storage.setItem(prefix + name, JSON.stringify(value)),
  remove: (name) => storage.removeItem(prefix + name),
  lock: webLock(),
});

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
};

/** Lasts until it is removed, for all tabs: what one has begun another can settle. One database for each customer. */
export const indexedDbStore = (database = 'meridian.attempts'): AttemptStore => {
  const TABLE = 'attempts';
  const use = async <Result>(mode: IDBTransactionMode, act: (table: IDBObjectStore) => IDBRequest<Result>) => {
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(database);
      opening.onupgradeneeded = () => opening.result.createObjectStore(TABLE);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const transaction = opened.transaction(TABLE, mode);
    const request = act(transaction.objectStore(TABLE));
    try {
      // What is not committed is lost with the page.
      await new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error);
      });
      return request.result;
    } finally {
      opened.close();
    }
  };
  return {
    get: (name) => use('readonly', (table) => table.get(name)),
    set: async (name, value) => void (await use('readwrite', (table) => table.put(value, name))),
    remove: (name) => use('readwrite', (table) => table.delete(name)),
    lock: webLock(),
  };
};
