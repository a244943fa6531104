import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { toasts } from '../feedback/toasts.ts';

/** The address under which the worker keeps the page (build/service-worker.ts): a host answers the page for it, too. */
const OFFLINE_PAGE = '/offline';

/** How often at most a page that is looked at again asks whether there is a newer one, in milliseconds. */
const VERSION_CHECK_MS = 600_000;

const newVersion = msg`A new version of the app is ready`;
const reload = msg`Reload`;

/**
 * Registers the service worker, and has it keep the page and what the page has loaded before there was a worker. Resolves to
 * whether there is one. Rejects where the browser does not allow it.
 */
export async function registerServiceWorker(): Promise<boolean> {
  const { serviceWorker } = navigator;
  // Not in a page that is not secure.
  if (serviceWorker === undefined) return false;
  await serviceWorker.register(window.meridian.scriptUrl('/service-worker.js'));
  const { active } = await serviceWorker.ready;
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => /^\/(assets\/|config\.json$)/.test(url.replace(location.origin, '')));
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [OFFLINE_PAGE, ...loaded] } });
  return true;
}

/** Offers a newer version to who comes back to a page; nothing is loaded anew by itself. */
export function offerNewVersions(): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', async () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < VERSION_CHECK_MS) return;
    checkedAt = Date.now();
    if (await hasNewVersion())
      toasts.plain(i18n._(newVersion), { label: i18n._(reload), run: () => location.reload() });
  });
}

/** Whether the host has a page of another build; false where it cannot be reached. */
async function hasNewVersion(): Promise<boolean> {
  try {
    const response = await fetch('/index.html', { cache: 'no-cache' });
    return response.ok && !(await response.text()).includes(window.meridian.build);
  } catch {
    return false;
  }
}
