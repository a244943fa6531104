import { readImportMap } from './import-map.ts';

/** How long a customer waits for them before the page is reloaded all the same, in milliseconds. */
const RENEW_TIMEOUT_MS = 15_000;

/**
 * Requests the scripts of this page anew that were changed on the way: the browser does not run them, but keeps them for
 * ever, as it does all files with a hash in their name (decision web/018).
 */
export async function renewScripts(): Promise<void> {
  const expected = readImportMap().integrity;
  const signal = AbortSignal.timeout(RENEW_TIMEOUT_MS);
  const renewed = performance.getEntriesByType('resource').map(async ({ name }) => {
    const integrity = expected[name.replace(location.origin, '')];
    if (integrity === undefined) return;
    await fetch(name, { integrity, signal }).catch(() => fetch(name, { integrity, signal, cache: 'reload' }));
  });
  await Promise.allSettled(renewed);
}
