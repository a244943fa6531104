import { CHUNK_FILES } from '../boot/chunk-files.ts';
import { chunkFiles, chunkLoadError, fetchFile } from '../boot/fetch-file.ts';
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
  const [chunk, ...others] = files;
  if (chunk !== undefined && others.includes(CHUNK_FILES)) {
    await Promise.all([...others.filter((file) => file !== CHUNK_FILES).map(arrive), arriveWithMore(chunk)]);
  } else await Promise.all(files.map(arrive));
  try {
    return await importModule();
  } catch (error) {
    // A preload that was still on its way has failed since then: the next try looks again.
    arriving.clear();
    // Tells whether it is for want of a network.
    if (chunk !== undefined) await fetchFile(`/${chunk}`);
    throw error;
  }
}

/** A chunk with what only `ChunkFiles` knows that it needs: other chunks, the whole stylesheet. */
async function arriveWithMore(chunk: string): Promise<void> {
  const { files, imports } = await chunkFiles();
  const own = files.indexOf(chunk.replace('assets/', ''));
  const needed = (imports[own] ?? []).map((place) => `assets/${files[place]}`);
  await Promise.all([chunk, ...needed].map(arrive));
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
  const link = document.querySelector<HTMLLinkElement>(`link[href="${url}"]`);
  const isPreloaded = link !== null && link.dataset['failed'] === undefined;
  if (isPreloaded) return;
  await (url.endsWith('.css') ? addStylesheet(url) : fetchModule(url, link !== null));
}

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
