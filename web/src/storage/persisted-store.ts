import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

interface PersistedStore<Value> {
  current: () => Value;
  set: (value: Value) => void;
  /** The present value; the component renders again when it changes, in this tab or another. */
  use: () => Value;
}

/** What this device remembers for its user, not for the account. What is stored and no longer fits is forgotten. */
export function createPersistedStore<Value>(
  key: string,
  schema: v.GenericSchema<unknown, Value>,
  fallback: Value,
): PersistedStore<Value> {
  const Stored = v.pipe(v.string(), v.parseJson(), schema);
  const listeners = new Set<() => void>();
  // The same text is the same value: React asks for it on every render.
  let read: { text: string | null; value: Value } = { text: null, value: fallback };
  const current = () => {
    const text = localStorage.getItem(key);
    if (text !== read.text) {
      const stored = v.safeParse(Stored, text);
      read = { text, value: stored.success ? stored.output : fallback };
    }
    return read.value;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };
  return {
    current,
    set: (value) => {
      localStorage.setItem(key, JSON.stringify(value));
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, current),
  };
}
