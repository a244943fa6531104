import * as v from 'valibot';
import { safeLocalStorage } from './local-storage.ts';
import { safeSessionStorage } from './session-storage.ts';

// What is searched, looked at and saved on a device is kept for a visitor and for one customer, apart from each other
// (B8.06). README, decisions: "What is searched and looked at belongs to whoever did it".

const OwnerRecord = v.object({ session: v.string(), id: v.optional(v.number()) });

export interface StorageOwner {
  /** A name of the session that says nothing of its token. */
  session: string;
  /** The customer's id, once it is known. */
  id?: number | undefined;
}

const RECORD = 'meridian.owner';
const CUSTOMER_PREFIX = 'meridian.customer.';
const VISITOR_PREFIX = 'meridian.visitor.';
const PRIVATE_TAB_PREFIX = 'meridian.private.';

let prefix = VISITOR_PREFIX;
const listeners = new Set<() => void>();

/** Under which key something of the present owner is kept on this device. */
export function ownedKey(name: string): string {
  return `${prefix}${name}`;
}

/** As `ownedKey` has it; also calls back when the owner changes. */
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
 * From now on the keys are a customer's, or a visitor's again (`undefined`). What was kept for another customer is
 * deleted. Answers whether there was one.
 */
export function setStorageOwner(owner: StorageOwner | undefined): boolean {
  const isOther = owner !== undefined && claimCustomerStorage(owner);
  prefix = owner === undefined ? VISITOR_PREFIX : CUSTOMER_PREFIX;
  for (const listener of listeners) listener();
  return isOther;
}

function claimCustomerStorage({ session, id }: StorageOwner): boolean {
  const last = readRecord();
  const isSame = last !== undefined && isSameOwner(last, { session, id });
  // First, and what lies there without an owner too: there may be no room for the new record.
  if (!isSame) deleteCustomerStorage();
  const record: StorageOwner = { session, id: id ?? (isSame ? last.id : undefined) };
  safeLocalStorage.set(RECORD, JSON.stringify(record));
  return last !== undefined && !isSame;
}

/** Deletes what is kept for a customer on this device. */
export function deleteCustomerStorage(): void {
  for (const key of [RECORD, ...safeLocalStorage.keys(CUSTOMER_PREFIX)]) safeLocalStorage.remove(key);
}

/** Under which key a tab keeps what says something of its user, visitor or customer. */
export const privateTabKey = (name: string) => `${PRIVATE_TAB_PREFIX}${name}`;

/** Deletes it, for the next user of the tab. */
export function deletePrivateTabStorage(): void {
  for (const key of safeSessionStorage.keys(PRIVATE_TAB_PREFIX)) safeSessionStorage.remove(key);
}

function readRecord(): StorageOwner | undefined {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), OwnerRecord), safeLocalStorage.get(RECORD));
  return stored.success ? stored.output : undefined;
}

/** By the ids; a session whose customer is not known yet is only itself. */
function isSameOwner(last: StorageOwner, next: StorageOwner): boolean {
  return last.id === undefined || next.id === undefined ? last.session === next.session : last.id === next.id;
}
