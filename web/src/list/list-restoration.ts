import * as v from 'valibot';
import { type ListLayout, layoutNames } from './list-layout.ts';
import type { ListShape } from './use-grid-rows.ts';

/** How a list was left: how many rows it held, and how high they stood. */
export interface SavedListState extends ListShape {
  rows: number;
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
      v.object({ rows: size, columns: size, heights: v.array(size), first: size, layout: v.picklist(layoutNames) }),
    ]),
  ),
);

let memory: Map<string, SavedListState> | undefined;

function known(): Map<string, SavedListState> {
  if (memory === undefined) {
    const stored = v.safeParse(Stored, sessionStorage.getItem(STORE));
    memory = new Map(stored.success ? stored.output : []);
  }
  return memory;
}

/** How a list stood when it was last left, before a reload too. */
export function savedListState(key: string): SavedListState | undefined {
  return known().get(key);
}

/** In this tab's storage, so that a reload finds the list as it was. The one that was left last is kept longest. */
export function saveListState(key: string, list: SavedListState): void {
  const lists = known();
  lists.delete(key);
  lists.set(key, list);
  const [oldest] = lists.keys();
  if (lists.size > KEPT && oldest !== undefined) lists.delete(oldest);
  sessionStorage.setItem(STORE, JSON.stringify([...lists]));
}
