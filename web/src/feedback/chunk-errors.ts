// What is done where a file of the app does not come: a module or a stylesheet that an `import()` needs. Vite tells of
// each. Chromium never requests a module again that it could not load once, so only a reload helps (decision web/018).
import { msg } from '@lingui/core/macro';
import { CHUNK_LOAD_ERROR } from '../i18n/error-messages.ts';
import { safeSessionStorage } from '../storage/session-storage.ts';
import { toasts } from './toasts.ts';

/** The builds that this tab was reloaded from: each once, or a file missing from the host would reload it for ever. */
const LEFT_BUILDS = 'meridian.left-builds';
const IS_RELOADED = 'meridian.is-reloaded';

/**
 * Each browser's words for a missing module, WebKit's for one that was changed on the way, and Vite's for a stylesheet.
 * A module's own fault has others.
 */
const FILE_ERROR =
  /dynamically imported module|Importing a module script|due to integrity mismatch$|^Unable to preload CSS/;

/** How long a host may take for its page before it counts as out of reach, in milliseconds. */
const HOST_TIMEOUT_MS = 15_000;

let pending: Promise<void> | undefined;

/** Reloads the page once into the build that the host has now, if a file of this build is gone. */
export function followChunkErrors(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    const { message } = payload;
    if (!FILE_ERROR.test(message)) return;
    // Vite takes a stylesheet whose link is in the page for loaded.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
      if (message.endsWith(link.href)) link.remove();
    // The importer gets this error. The router would reload for the browser's own words, even without a network.
    Object.assign(payload, { name: CHUNK_LOAD_ERROR, message: `A file did not come. ${message}` });
    const left = safeSessionStorage.get(LEFT_BUILDS) ?? '';
    const { build } = window.meridian;
    if (!left.includes(build)) void reloadApp(() => safeSessionStorage.set(LEFT_BUILDS, `${left} ${build}`));
  });
}

/** A promise while it is not known whether the page is reloaded: of a reloaded page, it never settles. */
export const pendingReload = (): Promise<void> | undefined => pending;

/** Reloads the page, unless the host cannot be reached. */
export function reloadApp(onReload?: () => void): Promise<void> {
  pending ??= reloadIfAnswered(onReload).finally(() => {
    pending = undefined;
  });
  return pending;
}

async function reloadIfAnswered(onReload?: () => void): Promise<void> {
  if ((await readHostPage()) === undefined) return;
  await window.meridian.renewScripts();
  onReload?.();
  safeSessionStorage.set(IS_RELOADED, 'true');
  location.reload();
  await new Promise(() => {});
}

/** The page that the host has now; undefined if it cannot be reached. */
export async function readHostPage(): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(HOST_TIMEOUT_MS);
    const response = await fetch('/index.html', { cache: 'no-cache', signal });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/** Says after a reload why the page was reloaded. */
export function tellReload(): void {
  if (safeSessionStorage.get(IS_RELOADED) === null) return;
  safeSessionStorage.remove(IS_RELOADED);
  toasts.plain(msg`Reloaded to get the newest version of the app`);
}
