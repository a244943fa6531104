import * as v from 'valibot';
import { createPersistedStore, type PersistedStore } from './persisted-store.ts';
import { ownedKey, ownedStorage } from './storage-owner.ts';

interface ListOptions<Item> {
  /** Entries with the same key count as the same. */
  keyOf: (item: Item) => string | number;
  maxLength: number;
}

/** A short list, newest first, of at most `maxLength` distinct entries. */
export function listOperations<Item>(
  store: Pick<PersistedStore<readonly Item[]>, 'get' | 'set'>,
  { keyOf, maxLength }: ListOptions<Item>,
) {
  const merge = (first: readonly Item[], then: readonly Item[]) => {
    const keys = new Set(first.map(keyOf));
    return [...first, ...then.filter((item) => !keys.has(keyOf(item)))].slice(0, maxLength);
  };
  const filter = (isKept: (item: Item) => boolean) => {
    const before = store.get();
    store.set(before.filter(isKept));
    return () => {
      const keys = new Set(before.map(keyOf));
      const since = store.get().filter((item) => !keys.has(keyOf(item)));
      store.set(merge(since, before));
    };
  };
  return {
    add: (item: Item) => store.set(merge([item], store.get())),
    /** Removes an entry. Returns a function that restores it at its index and keeps entries added since. */
    remove: (item: Item) => filter((other) => keyOf(other) !== keyOf(item)),
    /** Removes all entries. Returns a function that restores them. */
    clear: () => filter(() => false),
  };
}

/**
 * A list stored only on this device, separately for the visitor and the customer. Invalid entries, for example of
 * another version, are dropped.
 */
export function createPersistedList<Item>(
  name: string,
  item: v.GenericSchema<unknown, Item>,
  options: ListOptions<Item>,
) {
  const Items = v.pipe(
    v.array(v.unknown()),
    v.transform((entries) =>
      entries.slice(0, options.maxLength).flatMap((entry) => {
        const result = v.safeParse(item, entry);
        return result.success ? [result.output] : [];
      }),
    ),
  );
  const store = createPersistedStore<readonly Item[]>({
    key: () => ownedKey(name),
    schema: Items,
    fallback: [],
    storage: ownedStorage,
  });
  return { ...store, ...listOperations(store, options) };
}
