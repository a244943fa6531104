import * as v from 'valibot';
import { createPersistedStore } from '../../../storage/persisted-store.ts';
import { CUSTOMER_PREFIX, ownedStorage } from '../../../storage/storage-owner.ts';

/**
 * The customer's last card payment while its outcome is unseen: the customer may leave the provider's page in any way.
 * Keeps its id and the path that the money is for; no card data, and not the URL of the page, which allows paying.
 */
export const lastCardPayment = createPersistedStore({
  key: `${CUSTOMER_PREFIX}card-payment`,
  schema: v.nullable(v.object({ id: v.number(), returnTo: v.optional(v.string()) })),
  fallback: null,
  storage: ownedStorage,
});
