import { CHUNK_LOAD_ERROR } from '../i18n/error-messages.ts';

/**
 * When a chunk fails to load, the router reloads the page, as a newer build may have replaced the file. Offline, that would
 * end on the browser's error page. Under another name it is an error like any other: the screen shows it, with a retry.
 */
export function handleChunkLoadErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (navigator.onLine) return;
    payload.name = CHUNK_LOAD_ERROR;
    payload.message = `Without a network: ${payload.message}`;
  });
}
