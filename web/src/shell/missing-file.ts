import { MISSING_FILE } from '../i18n/error-words.ts';

/**
 * A screen's file that does not come while there is no network: the router would load the page again, as for a file that
 * a newer build has replaced, and leave the customer with the browser's own error page. Under another name it is a
 * failure like any other, that the screen tells and asks for again.
 */
export function stayWithoutNetwork(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (navigator.onLine) return;
    payload.name = MISSING_FILE;
    payload.message = `Without a network: ${payload.message}`;
  });
}
