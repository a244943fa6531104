import { CHUNK_LOAD_ERROR } from '../i18n/error-messages.ts';
import { safeSessionStorage } from '../storage/session-storage.ts';

const RELOADED_FOR = 'meridian.reloaded-for';

/**
 * Imports a chunk when its files have come. A page never asks again for a module that it could not fetch once (Chromium 150),
 * whereas a failed `fetch` may be repeated: so the files are fetched first, and the import reads them from the HTTP cache.
 * Throws what `import()` throws, and a ChunkLoadError without a network. Builds call it for each `import()`
 * (`build/chunk-loader.ts`).
 */
export async function loadChunk<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map(arrive));
  try {
    return await importModule();
  } catch (error) {
    // A preload that was still on its way has failed since then: the next try looks again.
    arriving.clear();
    // Tells whether it is for want of a network.
    const [chunk] = files;
    if (chunk !== undefined) await fetchFile(`/${chunk}`);
    throw error;
  }
}

const arriving = new Map<string, Promise<void>>();

function arrive(file: string): Promise<void> {
  const url = `/${file}`;
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

/** The text of a file of the build; a ChunkLoadError without a network. */
async function fetchFile(url: string): Promise<string> {
  const response = await fetch(url).catch(() => {
    throw chunkLoadError(url);
  });
  // The router loads the page anew for an error of these words: a newer build has other files.
  if (!response.ok) throw new TypeError(`Failed to fetch dynamically imported module: ${url}`);
  // Only a whole body is cached.
  return response.text().catch(() => {
    throw chunkLoadError(url);
  });
}

const chunkLoadError = (url: string) => Object.assign(new Error(`${url} did not come`), { name: CHUNK_LOAD_ERROR });

async function fetchModule(url: string, isLost: boolean): Promise<void> {
  await fetchFile(url);
  if (isLost) await reloadOnce(url);
}

/** index.html could not preload this module, so that this page will not import it any more. */
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
