import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isChunkLoadError, isFault } from '../i18n/error-messages.ts';
import { neverAnswer } from '../no-answer.testing.ts';

// Words of Chromium 151, Firefox 153 and WebKit 2.50 for a module answered by 404, or by the page in its place; of WebKit
// 2.50 for a changed one, for which the others have the same words; and of Vite 8.3 for a stylesheet.
const words = [
  'Failed to fetch dynamically imported module: https://shop.example/assets/law-sheet-a1.js',
  'error loading dynamically imported module: https://shop.example/assets/law-sheet-a1.js',
  'Importing a module script failed.',
  'Cannot load script due to integrity mismatch',
  'Unable to preload CSS for https://shop.example/assets/all-a1.css',
];

const reload = vi.fn();
const renewScripts = vi.fn<() => Promise<void>>();
const host = vi.fn<typeof fetch>();
const stored = new Map<string, string>();
let page: EventTarget;
let pendingReload: () => Promise<void> | undefined;
let links: { href: string; remove: () => void }[] = [];

/** Has an import fail as in Vite's helper, and waits until it is known whether the page is reloaded. */
async function fail(error: Error, build = 'index-a1.js'): Promise<Error> {
  vi.stubGlobal('window', { meridian: { build, renewScripts } });
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  const left = pendingReload();
  await vi.waitFor(() => expect([pendingReload() === undefined, reload.mock.calls.length > 0]).toContain(true));
  if (reload.mock.calls.length === 0) await left;
  return error;
}

vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});

/** A page that follows these errors. */
async function openPage(): Promise<void> {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.resetModules();
  const opened = await import('./chunk-errors.ts');
  opened.followChunkErrors();
  pendingReload = opened.pendingReload;
}

beforeEach(async () => {
  links = [];
  stored.clear();
  await openPage();
  host.mockImplementation(async () => new Response('<html>'));
  vi.stubGlobal('document', { querySelectorAll: () => links });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', host);
});

afterEach(() => void vi.resetAllMocks());

test.for(words)('[B2.16] a device without a network stays on its screen, which says so: %s', async (message) => {
  host.mockRejectedValue(new TypeError('Failed to fetch'));
  const error = await fail(new TypeError(message));
  expect(isChunkLoadError(error)).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  expect(pendingReload()).toBeUndefined();
});

test('[B2.16] so does one whose host does not answer in time', async () => {
  neverAnswer(host);
  expect(isChunkLoadError(await fail(new TypeError(words[0])))).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('a stylesheet that did not come is requested again, and no other', async () => {
  host.mockRejectedValue(new TypeError('Failed to fetch'));
  links = ['all-a1.css', 'first-a1.css'].map((name) => ({
    href: `https://shop.example/assets/${name}`,
    remove() {
      links.splice(links.indexOf(this), 1);
    },
  }));
  await fail(new Error(words[4]));
  expect(links.map(({ href }) => href)).toEqual(['https://shop.example/assets/first-a1.css']);
});

test('a fault in a module is no missing file', async () => {
  const fault = await fail(new TypeError("Cannot read properties of undefined (reading 'id')"));
  expect(isFault(fault)).toBe(true);
  expect(host).not.toHaveBeenCalled();
});

test('[B2.16] a file that is gone reloads the page once for each build, and shows nothing before', async () => {
  await fail(new TypeError(words[0]));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(renewScripts).toHaveBeenCalledBefore(reload);
  expect(pendingReload()).toBeDefined();
  expect(stored.get('meridian.left-builds')).toBe(' index-a1.js');
  await openPage();
  const again = (build: string) => {
    vi.stubGlobal('window', { meridian: { build, renewScripts } });
    page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new TypeError(words[0]) }));
    return pendingReload() !== undefined;
  };
  expect(again('index-a1.js')).toBe(false);
  expect(again('index-b2.js')).toBe(true);
});
