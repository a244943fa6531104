import * as v from 'valibot';
import { createPersistedStore } from '../../../storage/persisted-store.ts';
import { CUSTOMER_PREFIX, ownedStorage } from '../../../storage/storage-owner.ts';

/**
 * The addresses that the customer has seen on this device, by network, only to detect a change. The shown address
 * always comes from the server (listBlockchains).
 */
const known = createPersistedStore<Record<string, string>>({
  key: `${CUSTOMER_PREFIX}deposit-addresses`,
  schema: v.record(v.string(), v.string()),
  fallback: {},
  storage: ownedStorage,
});

/** The address seen before on a network; undefined if none was. */
export function useKnownAddress(network: string): string | undefined {
  const all = known.use();
  return Object.hasOwn(all, network) ? all[network] : undefined;
}

export function rememberAddress(network: string, address: string): void {
  known.set({ ...known.get(), [network]: address });
}
