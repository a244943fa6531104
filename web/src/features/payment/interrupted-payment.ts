import { safeSessionStorage } from '../../storage/session-storage.ts';
import { privateTabKey } from '../../storage/storage-owner.ts';

// That the session ended at the confirm key is said after signing in again, when the screen may have been made anew.
const KEY = privateTabKey('payment.signed-out');

const textOf = (orderIds: readonly number[]) => orderIds.join();

export const signedOutPayment = {
  mark: (orderIds: readonly number[]) => safeSessionStorage.set(KEY, textOf(orderIds)),
  isMarked: (orderIds: readonly number[]) => safeSessionStorage.get(KEY) === textOf(orderIds),
  clear: () => safeSessionStorage.remove(KEY),
};
