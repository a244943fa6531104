import { runInStore } from './database.ts';
import { CUSTOMER_DATABASE, onCustomerStorageDeleted } from './storage-owner.ts';

/** A picture of a draft, with its metadata. */
interface StoredBlob {
  key: string;
  blob: Blob;
  place: number;
  /** The id of its upload, once it is uploaded. */
  uploadId: string | undefined;
}

/** The blobs of one draft of the customer. Never throws (B2.16). */
interface BlobStore {
  /** In order of `place`. */
  list: () => Promise<StoredBlob[]>;
  /** Resolves to whether the blob survives a reload; if not, it is kept in memory. */
  set: (entry: StoredBlob) => Promise<boolean>;
  remove: (key: string) => Promise<void>;
}

const run = <Result>(mode: IDBTransactionMode, request: (store: IDBObjectStore) => IDBRequest<Result>) =>
  runInStore({ database: CUSTOMER_DATABASE, store: 'blobs' }, mode, request);

const memory = new Map<string, StoredBlob>();
let deletions = 0;

onCustomerStorageDeleted(() => {
  deletions += 1;
  memory.clear();
});

/**
 * Opens the blobs of a draft. They belong to the customer and are deleted with the rest of their storage
 * (storage-owner.ts). After that, stores opened before do not write any more.
 */
export function openBlobStore(draft: string): BlobStore {
  const owner = deletions;
  const prefix = `${draft}/`;
  const range = () => IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  return {
    async list() {
      if (owner !== deletions) return [];
      const stored = await run<StoredBlob[]>('readonly', (store) => store.getAll(range())).catch(() => []);
      const unsaved = [...memory].flatMap(([key, entry]) => (key.startsWith(prefix) ? [entry] : []));
      const entries = new Map([...stored, ...unsaved].map((entry) => [entry.key, entry]));
      return [...entries.values()].sort((a, b) => a.place - b.place);
    },
    async set(entry) {
      const key = prefix + entry.key;
      if (owner !== deletions) return false;
      try {
        await run('readwrite', (store) => store.put(entry, key));
        memory.delete(key);
        return true;
      } catch {
        if (owner === deletions) memory.set(key, entry);
        return false;
      }
    },
    async remove(key) {
      memory.delete(prefix + key);
      if (owner !== deletions) return;
      await run('readwrite', (store) => store.delete(prefix + key)).catch(() => undefined);
    },
  };
}
