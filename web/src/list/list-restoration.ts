import * as v from 'valibot';
import { createPersistedStore } from '../storage/persisted-store.ts';
import { safeSessionStorage } from '../storage/session-storage.ts';
import { privateTabKey } from '../storage/storage-owner.ts';
import { type ListLayout, layoutNames } from './list-layout.ts';
import type { ListShape } from './use-grid-rows.ts';

/** How a list was left: how many rows it held, and how high they stood. */
export interface SavedListState extends ListShape {
  rows: number;
  layout: ListLayout;
}

const KEPT = 20;

const size = v.pipe(v.number(), v.minValue(0));
const ListState = v.object({
  rows: size,
  columns: v.pipe(v.number(), v.integer(), v.minValue(1)),
  heights: v.array(size),
  first: size,
  layout: v.picklist(layoutNames),
});

// In this tab's storage, so that a reload finds the list as it was; under what was searched for, so it is private.
const listStates = createPersistedStore<readonly (readonly [string, SavedListState])[]>({
  key: privateTabKey('lists'),
  schema: v.array(v.tuple([v.string(), ListState])),
  fallback: [],
  storage: safeSessionStorage,
});

/** How a list stood when it was last left, before a reload too. */
export function savedListState(key: string): SavedListState | undefined {
  return new Map(listStates.current()).get(key);
}

/** The one that was left last is kept longest. */
export function saveListState(key: string, list: SavedListState): void {
  const lists = new Map(listStates.current());
  lists.delete(key);
  lists.set(key, list);
  const [oldest] = lists.keys();
  if (lists.size > KEPT && oldest !== undefined) lists.delete(oldest);
  listStates.set([...lists]);
}
