import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { safeLocalStorage } from './local-storage.ts';
import type { SafeStorage } from './safe-storage.ts';

export interface PersistedStore<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** The current value. Re-renders the component when it changes, in this tab or another. */
  use: () => Value;
}

interface Settings<Value> {
  /** The storage key; a function if the key can change. */
  key: string | (() => string);
  schema: v.GenericSchema<unknown, Value>;
  fallback: Value;
  storage?: Pick<SafeStorage, 'get' | 'set' | 'subscribe'>;
}

/** A persisted value, by default in `localStorage`. */
export function createPersistedStore<Value>({
  key,
  schema,
  fallback,
  storage = safeLocalStorage,
}: Settings<Value>): PersistedStore<Value> {
  const Stored = v.pipe(v.string(), v.parseJson(), schema);
  const keyNow = typeof key === 'string' ? () => key : key;
  // Cached, so that the same text yields the same object: React compares it on every render.
  let read: { text: string | null; value: Value } = { text: null, value: fallback };
  const get = () => {
    const text = storage.get(keyNow());
    if (text !== read.text) {
      const stored = v.safeParse(Stored, text);
      read = { text, value: stored.success ? stored.output : fallback };
    }
    return read.value;
  };
  return {
    get,
    set: (value) => storage.set(keyNow(), JSON.stringify(value)),
    use: () => useSyncExternalStore(storage.subscribe, get, get),
  };
}
