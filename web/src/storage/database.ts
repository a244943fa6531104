import { CUSTOMER_DATABASE, onCustomerStorageDeleted } from './storage-owner.ts';

const STORES = ['answers', 'blobs'] as const;

/** Increase it with each change of the stores. */
const VERSION = 2;

const opened = new Map<string, Promise<IDBDatabase>>();

onCustomerStorageDeleted(() => closeDatabase(CUSTOMER_DATABASE));

/** Runs one request in its own transaction. Rejects if the database is denied, full or damaged. */
export async function runInStore<Result>(
  { database: name, store }: { database: string; store: (typeof STORES)[number] },
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase(name);
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode);
    const sent = request(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(sent.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

function openDatabase(name: string): Promise<IDBDatabase> {
  const opening =
    opened.get(name) ??
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, VERSION);
      request.onupgradeneeded = () => {
        const { result } = request;
        for (const store of STORES) if (!result.objectStoreNames.contains(store)) result.createObjectStore(store);
      };
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        // Otherwise a tab in which the customer signs out could not delete the database.
        request.result.onversionchange = () => closeDatabase(name);
        request.result.onclose = () => opened.delete(name);
        resolve(request.result);
      };
    }).catch((error: unknown) => {
      opened.delete(name);
      throw error;
    });
  opened.set(name, opening);
  return opening;
}

function closeDatabase(name: string): void {
  void opened.get(name)?.then(
    (database) => database.close(),
    () => undefined,
  );
  opened.delete(name);
}
