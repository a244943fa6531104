import { useCallback, useRef, useState } from 'react';
import * as v from 'valibot';
import { isRestoring } from '../navigation/scroll-restoration.ts';
import { createPersistedStore } from '../storage/persisted-store.ts';
import { safeSessionStorage } from '../storage/session-storage.ts';
import { privateTabKey } from '../storage/storage-owner.ts';
import { type ListLayout, layoutNames } from './list-layout.ts';
import type { SavedGeometry } from './use-grid-rows.ts';

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

// In sessionStorage, so that a reload restores it. Private, because the keys contain search words.
const listStates = createPersistedStore<readonly (readonly [string, SavedListState])[]>({
  key: privateTabKey('lists'),
  schema: v.array(v.tuple([v.string(), ListState])),
  fallback: [],
  storage: safeSessionStorage,
});

const savedList = (key: string) => new Map(listStates.get()).get(key);

/** Saves a list, and evicts the least recently left one. */
function saveList(key: string, list: SavedListState): void {
  const lists = new Map(listStates.get());
  lists.delete(key);
  lists.set(key, list);
  const [oldest] = lists.keys();
  if (lists.size > MAX_LISTS && oldest !== undefined) lists.delete(oldest);
  listStates.set([...lists]);
}

/**
 * The initial position of a list: the saved one after history back and a reload, otherwise the requested page. The list
 * has its full length from the start. Its geometry is saved when it is left. `key` identifies the list.
 */
export function useListRestoration(key: string, layout: ListLayout, page: number) {
  const [saved] = useState(() => (isRestoring() ? savedList(key) : undefined));
  const [startPage] = useState(() => (saved === undefined ? page : 1));

  // Heights are only valid for their layout. Another layout starts at the card that was visible.
  const [savedLayout, setSavedLayout] = useState<ListLayout | undefined>(saved?.layout);
  if (savedLayout !== undefined && savedLayout !== layout) setSavedLayout(undefined);
  const geometry = savedLayout === layout ? saved : undefined;
  const firstVisible = useRef(saved?.first);
  return {
    startPages: saved?.pages ?? startPage,
    /** The saved geometry, if it is still valid. */
    geometry,
    /** The cell to start at without a geometry. */
    startAt: (limit: number) => (geometry === undefined ? (firstVisible.current ?? (startPage - 1) * limit) : 0),
    saveGeometry: useCallback(
      (last: SavedGeometry, pages: number) => saveList(key, { ...last, layout, pages }),
      [key, layout],
    ),
    /** Sets the first visible cell; called when scrolling has ended. */
    setFirstVisible: (index: number) => {
      firstVisible.current = index;
    },
  };
}
