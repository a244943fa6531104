import { useCallback, useRef, useState } from 'react';
import * as v from 'valibot';
import { isRestoring } from '../navigation/scroll-restoration.ts';
import { type ListLayout, layoutNames } from './list-layout.ts';
import type { SavedGeometry } from './use-grid-rows.ts';

/** How a list was left: how many pages long it was, and how high its rows were. */
interface SavedListState extends SavedGeometry {
  pages: number;
  layout: ListLayout;
}

const STORE = 'meridian.lists';
const KEPT = 20;

const size = v.pipe(v.number(), v.minValue(0));
const Stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.tuple([
      v.string(),
      v.object({ pages: size, columns: size, heights: v.array(size), first: size, layout: v.picklist(layoutNames) }),
    ]),
  ),
);

let memory: Map<string, SavedListState> | undefined;

/** How each list stood when it was last left, before a reload too. */
function savedLists(): Map<string, SavedListState> {
  if (memory === undefined) {
    const stored = v.safeParse(Stored, sessionStorage.getItem(STORE));
    memory = new Map(stored.success ? stored.output : []);
  }
  return memory;
}

/** In this tab's storage, so that a reload finds the list as it was. The one that was left last is kept longest. */
function save(key: string, list: SavedListState): void {
  const lists = savedLists();
  lists.delete(key);
  lists.set(key, list);
  const [oldest] = lists.keys();
  if (lists.size > KEPT && oldest !== undefined) lists.delete(oldest);
  sessionStorage.setItem(STORE, JSON.stringify([...lists]));
}

/**
 * Where a list begins: as it was left, after history back and after a reload, else at the page that was asked for. It is
 * as long from the start as it is to be, and its geometry is saved when it is left. `key` names the list.
 */
export function useListRestoration(key: string, layout: ListLayout, page: number) {
  const [left] = useState(() => (isRestoring() ? savedLists().get(key) : undefined));
  const [startPage] = useState(() => (left === undefined ? page : 1));

  // Heights are of use to the layout they were measured in; in another one the list begins at the card that was in view.
  const [opened, setOpened] = useState<ListLayout | undefined>(left?.layout);
  if (opened !== undefined && opened !== layout) setOpened(undefined);
  const geometry = opened === layout ? left : undefined;
  const firstVisible = useRef(left?.first);
  return {
    /** How many pages it is to have at least. */
    startPages: left?.pages ?? startPage,
    /** How high its rows were, if that still holds. */
    geometry,
    /** The cell to begin at, if no geometry says so. */
    startAt: (limit: number) => (geometry === undefined ? (firstVisible.current ?? (startPage - 1) * limit) : 0),
    saveGeometry: useCallback(
      (last: SavedGeometry, pages: number) => save(key, { ...last, layout, pages }),
      [key, layout],
    ),
    /** Tells the first cell in view, once the page has come to rest. */
    setFirstVisible: (index: number) => {
      firstVisible.current = index;
    },
  };
}
