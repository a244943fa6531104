import * as v from 'valibot';
import type { ListShape } from '../ui/virtual-grid.tsx';

/** How a list was left: how many rows it held, and how high they stood. */
export interface LeftList extends ListShape {
  rows: number;
}

const STORE = 'meridian.lists';
const KEPT = 20;

const size = v.pipe(v.number(), v.minValue(0));
const Stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.tuple([v.string(), v.object({ rows: size, columns: size, heights: v.array(size) })])),
);

interface Memory {
  /** As the page before this one left them; each is taken once. */
  left: Map<string, LeftList>;
  /** As this page has left them so far. */
  now: Map<string, LeftList>;
}

let memory: Memory | undefined;

function known(): Memory {
  if (memory === undefined) {
    const stored = v.safeParse(Stored, sessionStorage.getItem(STORE));
    const known: Memory = { left: new Map(stored.success ? stored.output : []), now: new Map() };
    memory = known;
    // Written once, when the page goes: in this tab's storage, so that a reload finds the lists as they were.
    window.addEventListener('pagehide', () => {
      // After the lists on screen have told how they stand: they listen to the same event.
      queueMicrotask(() => {
        const lists = [...new Map([...known.left, ...known.now])].slice(-KEPT);
        sessionStorage.setItem(STORE, JSON.stringify(lists));
      });
    });
  }
  return memory;
}

/** How a list stood before the reload, for the first who draws it. Within a page the lists themselves are kept. */
export function takeLeftList(key: string): LeftList | undefined {
  const { left } = known();
  const list = left.get(key);
  left.delete(key);
  return list;
}

export function rememberList(key: string, list: LeftList): void {
  const { now } = known();
  now.delete(key);
  now.set(key, list);
}
