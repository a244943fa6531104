import { safeSessionStorage } from '../../storage/session-storage.ts';
import { privateTabKey } from '../../storage/storage-owner.ts';

// Remembers that the session ended as the customer confirmed. The screen may be a new one after signing in again.
const KEY = privateTabKey('payment.signed-out');

const textOf = (orderIds: readonly number[]) => orderIds.join();

export const signedOutPayment = {
  mark: (orderIds: readonly number[]) => safeSessionStorage.set(KEY, textOf(orderIds)),
  isMarked: (orderIds: readonly number[]) => safeSessionStorage.get(KEY) === textOf(orderIds),
  clear: () => safeSessionStorage.remove(KEY),
};
