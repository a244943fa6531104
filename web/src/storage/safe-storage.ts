/** `localStorage` or `sessionStorage`, which never throws. */
export interface SafeStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  /** The keys that begin with this prefix. */
  keys: (prefix: string) => string[];
  /** Calls back after each change; of `localStorage`, also after one made in another tab. */
  subscribe: (listener: () => void) => () => void;
}

/** Reads from a storage area; returns the fallback where access is denied. */
export function readStorage<Result>(area: () => Storage, read: (storage: Storage) => Result, fallback: Result): Result {
  try {
    return read(area());
  } catch {
    return fallback;
  }
}

/**
 * Wraps a storage area to which access may be denied (its getter throws) or which may be full (B2.16). What cannot be
 * stored is kept in memory until the page is reloaded.
 */
export function createSafeStorage(area: () => Storage): SafeStorage {
  // What could not be stored; null for what could not be removed.
  const unsaved = new Map<string, string | null>();
  const listeners = new Set<() => void>();
  const get = (key: string) => {
    const value = unsaved.get(key);
    return value === undefined ? readStorage(area, (storage) => storage.getItem(key), null) : value;
  };
  const write = (key: string, value: string | null) => {
    unsaved.delete(key);
    try {
      if (value === null) area().removeItem(key);
      else area().setItem(key, value);
    } catch {
      unsaved.set(key, value);
    }
    for (const listener of listeners) listener();
  };
  return {
    get,
    set: write,
    remove: (key) => write(key, null),
    keys: (prefix) => {
      const stored = readStorage<string[]>(area, (storage) => Object.keys(storage), []);
      const keys = new Set([...stored, ...unsaved.keys()]);
      return [...keys].filter((key) => key.startsWith(prefix) && get(key) !== null);
    },
    subscribe(listener) {
      const onStorage = ({ key }: StorageEvent) => {
        // Another tab's value is newer than what this page could not store.
        if (key !== null) unsaved.delete(key);
        listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}
