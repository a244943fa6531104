import { readImportMap } from './import-map.ts';

/**
 * Requests the scripts of this page anew that were changed on the way: the browser does not run them, but keeps them for
 * ever, as it does all files with a hash in their name (decision web/018).
 */
export async function renewScripts(): Promise<void> {
  const expected = readImportMap().integrity;
  const renewed = performance.getEntriesByType('resource').map(async ({ name }) => {
    const integrity = expected[name.replace(location.origin, '')];
    if (integrity === undefined) return;
    await fetch(name, { integrity }).catch(() => fetch(name, { integrity, cache: 'reload' }));
  });
  await Promise.allSettled(renewed);
}
