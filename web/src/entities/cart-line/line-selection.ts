import { createAtom } from '@tanstack/react-store';
import { useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { createPersistedStore } from '../../storage/persisted-store.ts';
import { CUSTOMER_PREFIX, ownedStorage } from '../../storage/storage-owner.ts';

/** Which cart lines are selected. */
export interface LineSelection {
  among: (lineIds: readonly number[]) => number[];
  set: (lineIds: readonly number[], on: boolean) => void;
  subscribe: (listener: () => void) => () => void;
}

/** More than any cart holds; the oldest ids, of lines long gone, drop out. */
const MAX_LEFT_OUT = 500;

const leftOut = createPersistedStore<readonly number[]>({
  key: `${CUSTOMER_PREFIX}cart-left-out`,
  schema: v.array(v.number()),
  fallback: [],
  storage: ownedStorage,
});

/**
 * The lines to check out. The server does not know them (contract, Cart): they are stored on the device, per customer
 * and shared by all tabs. The deselected lines are stored, so that a new line is selected.
 */
export const purchaseSelection: LineSelection = {
  among: (lineIds) => {
    const others = leftOut.get();
    return lineIds.filter((lineId) => !others.includes(lineId));
  },
  set: (lineIds, on) => {
    const others = leftOut.get().filter((lineId) => !lineIds.includes(lineId));
    leftOut.set(on ? others : [...others, ...lineIds].slice(-MAX_LEFT_OUT));
  },
  subscribe: ownedStorage.subscribe,
};

/** A selection in memory, empty at first, for editing several lines at once. */
export function createLineSelection(): LineSelection {
  const selected = createAtom<ReadonlySet<number>>(new Set<number>());
  return {
    among: (lineIds) => lineIds.filter((lineId) => selected.get().has(lineId)),
    set: (lineIds, on) => {
      const others = [...selected.get()].filter((lineId) => !lineIds.includes(lineId));
      selected.set(new Set(on ? [...others, ...lineIds] : others));
    },
    subscribe: (listener) => selected.subscribe(listener).unsubscribe,
  };
}

/** The ids that are selected, in the order given. The array keeps its identity while its content is the same. */
export function useSelectedIds(selection: LineSelection, lineIds: readonly number[]): readonly number[] {
  const joined = useSyncExternalStore(selection.subscribe, () => selection.among(lineIds).join());
  return useMemo(() => (joined === '' ? [] : joined.split(',').map(Number)), [joined]);
}
