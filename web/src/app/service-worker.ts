import { msg } from '@lingui/core/macro';
import { readHostPage } from '../feedback/chunk-errors.ts';
import { toasts } from '../feedback/toasts.ts';

/** The URL under which the worker caches the page (worker/service-worker.ts). A host answers it with the page, too. */
const OFFLINE_PAGE = '/offline';

/** The minimum time between two checks for a newer version when a page becomes visible, in milliseconds. */
const VERSION_CHECK_MS = 600_000;

/**
 * Registers the service worker, which then caches the page and the files loaded before there was a worker. Resolves to
 * whether there is a worker. Rejects if the browser does not allow it.
 */
export async function registerServiceWorker(): Promise<boolean> {
  const { serviceWorker } = navigator;
  // Not in an insecure context.
  if (serviceWorker === undefined) return false;
  await serviceWorker.register(window.meridian.scriptUrl('/service-worker.js'));
  const { active, navigationPreload } = await serviceWorker.ready;
  // In Firefox a failed preload ends the navigation (seen in 153). A former worker of the app may have enabled it.
  await navigationPreload.disable();
  const cache = (urlsToCache: string[]) => active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  cache([OFFLINE_PAGE]);
  // What was requested before the worker controls the page does not pass it, even if its answer comes later. The worker
  // takes what it has a route for.
  let controlledAt = serviceWorker.controller ? performance.now() : Number.POSITIVE_INFINITY;
  serviceWorker.addEventListener('controllerchange', () => {
    controlledAt = performance.now();
  });
  new PerformanceObserver((list) => {
    const before = list.getEntries().filter(({ startTime }) => startTime <= controlledAt);
    if (before.length > 0) cache(before.map(({ name }) => name));
  }).observe({ type: 'resource', buffered: true });
  return true;
}

/** Offers a newer version to a customer who returns to the page; never reloads by itself. */
export function offerNewVersions(): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', async () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < VERSION_CHECK_MS) return;
    checkedAt = Date.now();
    if (await hasNewVersion())
      toasts.plain(msg`A new version of the app is ready`, { label: msg`Reload`, run: () => location.reload() });
  });
}

/** Whether the host has a page of another build; false if the host cannot be reached. */
async function hasNewVersion(): Promise<boolean> {
  const page = await readHostPage();
  return page !== undefined && !page.includes(window.meridian.build);
}
