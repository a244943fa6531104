import { useCallback, useRef, useState } from 'react';
import * as v from 'valibot';
import { isRestoring } from '../navigation/scroll-restoration.ts';
import { createPersistedStore } from '../storage/persisted-store.ts';
import { safeSessionStorage } from '../storage/session-storage.ts';
import { privateTabKey } from '../storage/storage-owner.ts';
import { type ListLayout, layoutNames } from './list-layout.ts';
import type { SavedGeometry } from './use-grid-rows.ts';

/** How a list was left: how many pages long it was, and how high its rows were. */
interface SavedListState extends SavedGeometry {
  pages: number;
  layout: ListLayout;
}

const MAX_LISTS = 20;

const size = v.pipe(v.number(), v.minValue(0));
const ListState = v.object({
  pages: size,
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
const savedList = (key: string) => new Map(listStates.current()).get(key);

/** The list that was left last is kept longest. */
function saveList(key: string, list: SavedListState): void {
  const lists = new Map(listStates.current());
  lists.delete(key);
  lists.set(key, list);
  const [oldest] = lists.keys();
  if (lists.size > MAX_LISTS && oldest !== undefined) lists.delete(oldest);
  listStates.set([...lists]);
}

/**
 * Where a list begins: as it was left, after history back and after a reload, else at the page that was asked for. It is
 * as long from the start as it is to be, and its geometry is saved when it is left. `key` names the list.
 */
export function useListRestoration(key: string, layout: ListLayout, page: number) {
  const [saved] = useState(() => (isRestoring() ? savedList(key) : undefined));
  const [startPage] = useState(() => (saved === undefined ? page : 1));

  // Heights are of use to the layout they were measured in; in another one the list begins at the card that was in view.
  const [savedLayout, setSavedLayout] = useState<ListLayout | undefined>(saved?.layout);
  if (savedLayout !== undefined && savedLayout !== layout) setSavedLayout(undefined);
  const geometry = savedLayout === layout ? saved : undefined;
  const firstVisible = useRef(saved?.first);
  return {
    /** How many pages it is to have at least. */
    startPages: saved?.pages ?? startPage,
    /** How high its rows were, if that still holds. */
    geometry,
    /** The cell to begin at, if no geometry says so. */
    startAt: (limit: number) => (geometry === undefined ? (firstVisible.current ?? (startPage - 1) * limit) : 0),
    saveGeometry: useCallback(
      (last: SavedGeometry, pages: number) => saveList(key, { ...last, layout, pages }),
      [key, layout],
    ),
    /** Tells the first cell in view, once the page has come to rest. */
    setFirstVisible: (index: number) => {
      firstVisible.current = index;
    },
  };
}
