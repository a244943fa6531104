/** `localStorage` or `sessionStorage` that never throws. */
export interface SafeStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
  keys: (prefix: string) => string[];
  /** Calls back after each change; for `localStorage`, also after a change in another tab. */
  subscribe: (listener: () => void) => () => void;
}

/** Reads from a storage area. Returns the fallback if access is denied. */
export function readStorage<Result>(area: () => Storage, read: (storage: Storage) => Result, fallback: Result): Result {
  try {
    return read(area());
  } catch {
    return fallback;
  }
}

/**
 * Wraps a storage area whose access may be denied (its getter throws) or which may be full (B2.16). Values that cannot
 * be stored are kept in memory until the page is reloaded.
 */
export function createSafeStorage(area: () => Storage): SafeStorage {
  // Values that could not be stored; null for keys that could not be removed.
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
        // Another tab's value is newer than the unsaved one of this page.
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
