import { CHUNK_LOAD_ERROR } from '../i18n/error-messages.ts';

/**
 * A screen's file that does not come while there is no network: the router would load the page again, as for a file that
 * a newer build has replaced, and leave the customer with the browser's own error page. Under another name it is a
 * failure like any other, that the screen tells and asks for again.
 */
export function handleChunkLoadErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (navigator.onLine) return;
    payload.name = CHUNK_LOAD_ERROR;
    payload.message = `Without a network: ${payload.message}`;
  });
}
