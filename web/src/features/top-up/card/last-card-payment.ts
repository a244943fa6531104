import * as v from 'valibot';
import { createPersistedStore } from '../../../storage/persisted-store.ts';
import { ownedKey, ownedStorage } from '../../../storage/storage-owner.ts';

/**
 * The card payment that the customer has begun last and whose outcome nobody has seen: the provider's page may be left
 * in any way. Its id, and the path that the money is for. No card data, and not the address of the page, which pays.
 */
export const lastCardPayment = createPersistedStore({
  key: () => ownedKey('card-payment'),
  schema: v.nullable(v.object({ id: v.number(), returnTo: v.optional(v.string()) })),
  fallback: null,
  storage: ownedStorage,
});
