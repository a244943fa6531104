import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** How long a page or its configuration may take to come before the kept one is used, in seconds. */
const PAGE_TIMEOUT_S = 5;

/** More than one build has. */
const MAX_ASSETS = 400;

/**
 * The service worker (decision web/031): what the app itself is made of, and nothing that a back end answers. Online, a page
 * comes from the host as before, so that a new build is seen at once; without a network it is the one that was kept last,
 * with the files that it loaded. The functions are copied into the worker, where nothing else of this module is.
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
      // It belongs to no build, so that an open page never waits for another version of it.
      skipWaiting: true,
      clientsClaim: true,
      navigationPreload: true,
      sourcemap: false,
      runtimeCaching: [
        {
          urlPattern: ({ request, url }) =>
            request.mode === 'navigate' &&
            // What is no page of the app, if the back end has the same origin.
            !/^\/(api|pictures|films|uploads|docs|agenda|openapi\.(yaml|json)|__mock)(\/|$)/.test(url.pathname),
          handler: 'NetworkFirst',
          options: {
            cacheName: 'app',
            networkTimeoutSeconds: PAGE_TIMEOUT_S,
            // One page for all addresses. It is kept by the route below: what an edge writes into a page is for that visit.
            plugins: [{ cacheKeyWillBeUsed: async () => '/offline', cacheWillUpdate: async () => null }],
          },
        },
        {
          urlPattern: ({ sameOrigin, url }) => sameOrigin && /^\/(offline|config\.json)$/.test(url.pathname),
          handler: 'NetworkFirst',
          options: { cacheName: 'app', networkTimeoutSeconds: PAGE_TIMEOUT_S },
        },
        {
          urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
          handler: 'CacheFirst',
          options: {
            cacheName: 'assets',
            expiration: { maxEntries: MAX_ASSETS, purgeOnQuotaError: true },
            // Some hosts answer the page for a file that they no longer have.
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
