import { CHUNK_LOAD_ERROR } from '../i18n/error-messages.ts';
import type { ChunkFiles } from './chunk-files.ts';

let requested: Promise<ChunkFiles> | undefined;

/** Requested when it is first needed, and again after a failure. Throws what `fetchFile` throws. */
export function chunkFiles(): Promise<ChunkFiles> {
  requested ??= fetchFile(window.meridian.chunkFiles).then(JSON.parse);
  requested.catch(() => {
    requested = undefined;
  });
  return requested;
}

/** The text of a file of the build; a ChunkLoadError without a network. */
export async function fetchFile(url: string): Promise<string> {
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

export const chunkLoadError = (url: string) =>
  Object.assign(new Error(`${url} did not come`), { name: CHUNK_LOAD_ERROR });
