import * as v from 'valibot';
import { createPersistedStore } from './persisted-store.ts';

interface ListRules<Item> {
  /** By what two entries are the same. */
  sameBy: (item: Item) => string | number;
  most: number;
}

interface Kept<Item> {
  current: () => readonly Item[];
  set: (items: readonly Item[]) => void;
}

/** A short list, the newest first, each entry once, the oldest beyond the bound gone. */
export function listOperations<Item>(kept: Kept<Item>, { sameBy, most }: ListRules<Item>) {
  const joined = (first: readonly Item[], then: readonly Item[]) => {
    const names = new Set(first.map(sameBy));
    return [...first, ...then.filter((item) => !names.has(sameBy(item)))].slice(0, most);
  };
  const keepOnly = (stays: (item: Item) => boolean) => {
    const before = kept.current();
    kept.set(before.filter(stays));
    return () => {
      const known = new Set(before.map(sameBy));
      const since = kept.current().filter((item) => !known.has(sameBy(item)));
      kept.set(joined(since, before));
    };
  };
  return {
    add: (item: Item) => kept.set(joined([item], kept.current())),
    /** Takes one out. Answers what puts it back at its place, whatever has come since. */
    remove: (item: Item) => keepOnly((other) => sameBy(other) !== sameBy(item)),
    /** Takes all out. Answers what puts them back. */
    clear: () => keepOnly(() => false),
  };
}

/** A list that stays on this device and is sent to nobody. An entry that another version left and does not fit is dropped. */
export function createPersistedList<Item>(key: string, item: v.GenericSchema<unknown, Item>, rules: ListRules<Item>) {
  const Items = v.pipe(
    v.array(v.unknown()),
    v.transform((entries) => entries.flatMap((entry) => fitting(item, entry))),
  );
  const store = createPersistedStore<readonly Item[]>(key, Items, []);
  return { ...store, ...listOperations(store, rules) };
}

function fitting<Item>(schema: v.GenericSchema<unknown, Item>, entry: unknown): Item[] {
  const result = v.safeParse(schema, entry);
  return result.success ? [result.output] : [];
}
