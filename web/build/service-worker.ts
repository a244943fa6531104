import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** How long to wait for a page or its configuration before using the cached one, in seconds. */
const PAGE_TIMEOUT_S = 5;

/** More than the assets of one build. */
const MAX_ASSETS = 400;

/**
 * The page or configuration to cache; null for what is not the app's own: a portal, a gateway or a page about
 * maintenance may answer with status 200, too.
 */
export const ownAnswer = async ({ request, response }: { request: Request; response: Response }) => {
  const [type, mark] = request.url.endsWith('.json')
    ? ['application/json', '"apiBaseUrl"']
    : ['text/html', '<div id="shell"'];
  const isOwn =
    response.status === 200 &&
    response.headers.get('content-type')?.startsWith(type) === true &&
    (await response.clone().text()).includes(mark);
  return isOwn ? response : null;
};

/**
 * The service worker (decision web/031): caches the app itself, never answers of the back end. Online, pages come from
 * the host, so that a new build is seen at once. Offline, the app is the last cached page with the files that it
 * loaded. The functions are copied into the worker, without the rest of this module.
 */
export const serviceWorker = (): Plugin[] =>
  VitePWA({
    filename: 'service-worker.js',
    // `app/service-worker.ts` registers it, once the app is idle.
    injectRegister: false,
    manifest: false,
    workbox: {
      globPatterns: [],
      inlineWorkboxRuntime: true,
      // The worker belongs to no particular build, so an open page never has to wait for another version of it.
      skipWaiting: true,
      clientsClaim: true,
      sourcemap: false,
      runtimeCaching: [
        {
          urlPattern: ({ request, url }) =>
            request.mode === 'navigate' &&
            // Excludes the back end's paths, if it has the same origin.
            !/^\/(api|pictures|films|uploads|docs|agenda|openapi\.(yaml|json)|__mock)(\/|$)/.test(url.pathname),
          handler: 'NetworkFirst',
          options: {
            cacheName: 'app',
            networkTimeoutSeconds: PAGE_TIMEOUT_S,
            // One page for all addresses. The route below caches it: what an edge writes into a page is for that visit
            // only.
            plugins: [{ cacheKeyWillBeUsed: async () => '/offline', cacheWillUpdate: async () => null }],
          },
        },
        {
          urlPattern: ({ sameOrigin, url }) => sameOrigin && /^\/(offline|config\.json)$/.test(url.pathname),
          handler: 'NetworkFirst',
          options: {
            cacheName: 'app',
            networkTimeoutSeconds: PAGE_TIMEOUT_S,
            plugins: [{ cacheWillUpdate: ownAnswer }],
          },
        },
        {
          urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
          handler: 'CacheFirst',
          options: {
            cacheName: 'assets',
            expiration: { maxEntries: MAX_ASSETS, purgeOnQuotaError: true },
            // Some hosts answer with the page for a file that no longer exists.
            plugins: [
              {
                cacheWillUpdate: async ({ response }) =>
                  response.ok && !response.headers.get('content-type')?.startsWith('text/html') ? response : null,
              },
            ],
          },
        },
      ],
    },
  });
