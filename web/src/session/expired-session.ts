import { safeSessionStorage } from '../storage/session-storage.ts';
import { privateTabKey, storedOwner } from '../storage/storage-owner.ts';

// The login that an expired session opened leads back to where its customer was (R4.09). In sessionStorage, since the login
// may be reloaded before somebody signs in, and somebody else may.

const STORAGE_KEY = privateTabKey('expired');

/** Remembers whose session has expired, when the login opens over their screen. */
export function rememberExpired(customer = storedOwner()?.id): void {
  safeSessionStorage.set(STORAGE_KEY, String(customer ?? ''));
}

/** The login was left: what it leads to next is somebody's own wish again. */
export function forgetExpired(): void {
  safeSessionStorage.remove(STORAGE_KEY);
}

/** Whether the login stands over another customer's screen than this one's. Forgets it. */
export function takeOthersScreen(customer: number | undefined): boolean {
  const expired = safeSessionStorage.get(STORAGE_KEY);
  forgetExpired();
  return expired !== null && expired !== String(customer ?? '');
}
