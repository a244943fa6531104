/**
 * Keeps what was sent until its outcome is known; never a secret. Methods may be synchronous or return a promise. If
 * one throws or rejects, the attempt is not sent.
 */
export interface AttemptStore {
  get: (name: string) => unknown;
  set: (name: string, value: unknown) => void | Promise<void>;
  remove: (name: string) => void | Promise<void>;
  /** Runs `act` under an exclusive lock of this name, shared by all users of the store. Waiting callers run in turn. */
  lock: <Result>(name: string, act: () => Promise<Result>) => Promise<Result>;
}

/** Runs callers one after another within this page or process. */
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

/** Locks across all tabs of the origin. Without HTTPS there are no Web Locks: then only within this page. */
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

/** Survives a reload, for this tab alone. `prefix` starts each key; use one for each customer. */
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

/**
 * Lasts until removed and is shared by all tabs: one tab can settle what another began. Use one database for each
 * customer.
 */
export const indexedDbStore = (database = 'meridian.attempts'): AttemptStore => {
  const TABLE = 'attempts';
  const use = async <Result>(mode: IDBTransactionMode, act: (table: IDBObjectStore) => IDBRequest<Result>) => {
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(database);
      opening.onupgradeneeded = () => opening.result.createObjectStore(TABLE);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    // Written to the disk when it says so: by default, a loss of power may undo it after the call was sent.
    const transaction = opened.transaction(TABLE, mode, { durability: 'strict' });
    const request = act(transaction.objectStore(TABLE));
    try {
      // An uncommitted transaction is lost with the page.
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
