import { safeSessionStorage } from '../storage/session-storage.ts';
import { privateTabKey, storedOwner } from '../storage/storage-owner.ts';

// The login that an expired session opened returns the customer to their screen (R4.09). In sessionStorage, because the
// login may be reloaded first, and a different customer may sign in.

const STORAGE_KEY = privateTabKey('expired');

/** Stores whose session has expired, when the login opens over their screen. */
export function rememberExpired(customer = storedOwner()?.id): void {
  safeSessionStorage.set(STORAGE_KEY, String(customer ?? ''));
}

/** Called when the login is left for a public screen: a later login is a new decision of whoever opens it. */
export function forgetExpired(): void {
  safeSessionStorage.remove(STORAGE_KEY);
}

/** Returns whether the login was opened over the screen of another customer, and forgets it. */
export function takeOthersScreen(customer: number | undefined): boolean {
  const expired = safeSessionStorage.get(STORAGE_KEY);
  forgetExpired();
  return expired !== null && expired !== String(customer ?? '');
}
