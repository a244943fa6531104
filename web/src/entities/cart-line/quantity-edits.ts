import { isUnsentEdit, type QuantityEdit } from '@meridian/sdk/flows';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { createPersistedStore } from '../../storage/persisted-store.ts';
import { safeSessionStorage } from '../../storage/session-storage.ts';
import { privateTabKey } from '../../storage/storage-owner.ts';

/** In the tab's private storage: edits survive a reload and the end of the session, and no other customer sees them. */
export const quantityEditStore = createPersistedStore<readonly QuantityEdit[]>({
  key: privateTabKey('cart-quantities'),
  schema: v.array(
    v.object({
      lineId: v.number(),
      quantity: v.nullable(v.number()),
      version: v.number(),
      state: v.picklist(['open', 'unsaved', 'conflict', 'refused']),
      attempted: v.optional(v.number()),
    }),
  ),
  fallback: [],
  storage: safeSessionStorage,
});

export function useQuantityEdit(lineId: number): QuantityEdit | undefined {
  return useSyncExternalStore(safeSessionStorage.subscribe, () =>
    quantityEditStore.get().find((edit) => edit.lineId === lineId),
  );
}

/** Whether a quantity of these lines is not saved yet, so that calculated amounts are stale. */
export function useHasUnsentEdit(lineIds: readonly number[]): boolean {
  return useSyncExternalStore(safeSessionStorage.subscribe, () =>
    quantityEditStore.get().some((edit) => isUnsentEdit(edit) && lineIds.includes(edit.lineId)),
  );
}
