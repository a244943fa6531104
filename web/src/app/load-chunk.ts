import { CHUNK_LOAD_ERROR } from '../i18n/error-messages.ts';
import { safeSessionStorage } from '../storage/session-storage.ts';

const RELOADED_FOR = 'meridian.reloaded-for';

/**
 * Imports a chunk once its files are fetched. After a failed import, a page never requests that module again (Chromium
 * 150), but a failed `fetch` can be retried. So the files are fetched first, and the import reads them from the HTTP
 * cache. Throws whatever `import()` throws, and a ChunkLoadError while offline. Builds call it for each `import()`
 * (`build/chunk-loader.ts`).
 */
export async function loadChunk<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const urls = files.map((file) => `/${file}`);
  try {
    await Promise.all(urls.map(arrive));
  } catch (error) {
    // What is still pending may fail with the same connection: the next try requests it again. The link of a
    // stylesheet stays, so that the next try waits for it.
    for (const url of urls) if (!url.endsWith('.css')) arriving.delete(url);
    throw error;
  }
  try {
    return await importModule();
  } catch (error) {
    // A pending preload has failed meanwhile; the next try looks again.
    arriving.clear();
    // Throws a ChunkLoadError if the cause is the network.
    const [chunk] = urls;
    if (chunk !== undefined) await fetchFile(chunk);
    throw error;
  }
}

const arriving = new Map<string, Promise<void>>();

function arrive(url: string): Promise<void> {
  const started = arriving.get(url) ?? begin(url);
  arriving.set(url, started);
  started.catch(() => arriving.delete(url));
  return started;
}

async function begin(url: string): Promise<void> {
  const known = document.querySelector<HTMLElement>(`link[href="${url}"],script[src="${url}"]`);
  const isRequested = known !== null && known.dataset['failed'] === undefined;
  if (isRequested) return;
  await (url.endsWith('.css') ? addStylesheet(url) : fetchModule(url, known !== null));
}

/** Returns the text of a file of the build. Throws a ChunkLoadError while offline. */
async function fetchFile(url: string): Promise<string> {
  const response = await fetch(url).catch(() => {
    throw chunkLoadError(url);
  });
  // The router reloads the page for an error with this message: a newer build has other files.
  if (!response.ok) throw new TypeError(`Failed to fetch dynamically imported module: ${url}`);
  // Only a complete body is cached.
  return response.text().catch(() => {
    throw chunkLoadError(url);
  });
}

const chunkLoadError = (url: string) => Object.assign(new Error(`${url} did not come`), { name: CHUNK_LOAD_ERROR });

async function fetchModule(url: string, isLost: boolean): Promise<void> {
  await fetchFile(url);
  if (isLost) await reloadOnce(url);
}

/** index.html could not preload this module, so this page cannot import it any more. */
async function reloadOnce(url: string): Promise<void> {
  if (safeSessionStorage.get(RELOADED_FOR) === url) return;
  safeSessionStorage.set(RELOADED_FOR, url);
  location.reload();
  await new Promise(() => {});
}

function addStylesheet(url: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(chunkLoadError(url));
    };
    document.head.append(link);
  });
}
