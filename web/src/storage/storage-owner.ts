import * as v from 'valibot';
import { safeLocalStorage } from './local-storage.ts';
import { safeSessionStorage } from './session-storage.ts';

// Searches, viewed products and saved filters on a device are stored separately for the visitor and for one customer
// (B8.06, decision web/006).

export const OwnerRecord = v.object({ session: v.string(), id: v.optional(v.number()) });

export interface StorageOwner {
  /** An id of the session that does not reveal its token. */
  session: string;
  /** The customer's id, once known. */
  id?: number | undefined;
}

const RECORD = 'meridian.owner';
/** The prefix of a customer's keys, for what a customer's screen shows and stores until the login of an ended session. */
export const CUSTOMER_PREFIX = 'meridian.customer.';
const VISITOR_PREFIX = 'meridian.visitor.';
const PRIVATE_TAB_PREFIX = 'meridian.private.';

/** The IndexedDB database of a customer (storage/database.ts). */
export const CUSTOMER_DATABASE = 'meridian.customer';

let prefix = VISITOR_PREFIX;
const listeners = new Set<() => void>();
const deletionListeners = new Set<() => void>();

/** The storage key of a name, for the current owner. */
export function ownedKey(name: string): string {
  return `${prefix}${name}`;
}

/** The storage key of a name for the visitor, even if a customer is the owner. */
export const visitorKey = (name: string): string => `${VISITOR_PREFIX}${name}`;

/** The storage for `ownedKey`. Also calls back when the owner changes. */
export const ownedStorage = {
  get: safeLocalStorage.get,
  set: safeLocalStorage.set,
  subscribe(listener: () => void) {
    const stop = safeLocalStorage.subscribe(listener);
    listeners.add(listener);
    return () => {
      stop();
      listeners.delete(listener);
    };
  },
};

/**
 * Sets the owner of the keys: a customer, or the visitor (`undefined`). Deletes the storage of another customer.
 * Returns whether there was one.
 */
export function setStorageOwner(owner: StorageOwner | undefined): boolean {
  const isOther = owner !== undefined && claimCustomerStorage(owner);
  prefix = owner === undefined ? VISITOR_PREFIX : CUSTOMER_PREFIX;
  for (const listener of listeners) listener();
  return isOther;
}

function claimCustomerStorage({ session, id }: StorageOwner): boolean {
  const last = storedOwner();
  const isSame = last !== undefined && isSameOwner(last, { session, id });
  // Deleted first, and even without a known owner, because the storage may be full.
  if (!isSame) deleteCustomerStorage();
  const record: StorageOwner = { session, id: id ?? (isSame ? last.id : undefined) };
  safeLocalStorage.set(RECORD, JSON.stringify(record));
  return last !== undefined && !isSame;
}

/** Deletes the storage of a customer on this device. */
export function deleteCustomerStorage(): void {
  for (const key of [RECORD, ...safeLocalStorage.keys(CUSTOMER_PREFIX)]) safeLocalStorage.remove(key);
  for (const listener of deletionListeners) listener();
  try {
    indexedDB.deleteDatabase(CUSTOMER_DATABASE);
  } catch {
    // Access is denied, so the database holds nothing.
  }
}

/** Calls back when a customer's storage is deleted, to clear what is kept in memory. */
export function onCustomerStorageDeleted(listener: () => void): void {
  deletionListeners.add(listener);
}

/** The sessionStorage key for private data of the tab's visitor or customer. */
export const privateTabKey = (name: string) => `${PRIVATE_TAB_PREFIX}${name}`;

/** Deletes the private data of the tab. */
export function deletePrivateTabStorage(): void {
  for (const key of safeSessionStorage.keys(PRIVATE_TAB_PREFIX)) safeSessionStorage.remove(key);
}

/** The customer who is or was last signed in, and whose entries are stored. */
export function storedOwner(): StorageOwner | undefined {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), OwnerRecord), safeLocalStorage.get(RECORD));
  return stored.success ? stored.output : undefined;
}

/** Whether the storage still has the owner that it had then: the same customer, or nobody. */
export function isStillOwner(then: StorageOwner | undefined): boolean {
  const now = storedOwner();
  return then === undefined || now === undefined ? then === now : isSameOwner(then, now);
}

/** Compares the ids; without both ids, the sessions. */
function isSameOwner(last: StorageOwner, next: StorageOwner): boolean {
  return last.id === undefined || next.id === undefined ? last.session === next.session : last.id === next.id;
}
