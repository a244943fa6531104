import { afterEach, expect, test, vi } from 'vitest';
import { createSafeStorage } from './safe-storage.ts';

afterEach(() => vi.unstubAllGlobals());

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

/** A full storage: entries can be removed but not added. */
const full = (stored: Record<string, string>): Storage => ({
  ...stored,
  length: 0,
  clear: () => undefined,
  key: () => null,
  getItem: (key) => stored[key] ?? null,
  removeItem: (key) => {
    delete stored[key];
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});

test('[B2.16] without storage access, a value is kept until the page is reloaded', () => {
  const storage = createSafeStorage(denied);
  expect(storage.get('theme')).toBeNull();
  storage.set('theme', 'dark');
  expect(storage.get('theme')).toBe('dark');
  expect(storage.keys('th')).toEqual(['theme']);
  storage.remove('theme');
  expect(storage.get('theme')).toBeNull();
});

test('[B2.16] with full storage, a new value overrides the stored one, and removing it removes both', () => {
  const area = full({ theme: 'light' });
  const storage = createSafeStorage(() => area);
  expect(storage.get('theme')).toBe('light');
  storage.set('theme', 'dark');
  expect(storage.get('theme')).toBe('dark');
  storage.remove('theme');
  expect(storage.get('theme')).toBeNull();
});

test('[B2.16] a value that cannot be removed counts as removed', () => {
  const area = full({ theme: 'light' });
  area.removeItem = denied;
  const storage = createSafeStorage(() => area);
  storage.remove('theme');
  expect(storage.get('theme')).toBeNull();
});

test('[B2.16] a value from another tab replaces one that could not be stored, while anyone reads it', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const area = full({ theme: 'light' });
  const storage = createSafeStorage(() => area);
  const listener = vi.fn();
  const stop = storage.subscribe(listener);
  storage.set('theme', 'dark');
  const tell = () => page.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }));
  tell();
  expect(storage.get('theme')).toBe('light');
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  tell();
  expect(listener).toHaveBeenCalledTimes(2);
});
