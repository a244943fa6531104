// The service worker (decision web/031): caches the app itself, never answers of the back end. Online, pages come from
// the host, so that a new build is seen at once. Offline, the app is the last cached page with the files that it
// loaded. The app registers it once it is idle (src/app/service-worker.ts).
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { ownAnswer } from './own-answer.ts';

// The library of types for workers does not go together with that for pages.
declare const self: { skipWaiting: () => Promise<void> };

/** How long to wait for a page or its configuration before using the cached one, in seconds. */
const PAGE_TIMEOUT_S = 5;

/** More than the assets of one build. */
const MAX_ASSETS = 400;

/** The back end's paths, if it has the same origin. */
const BACK_END = /^\/(api|pictures|films|uploads|docs|agenda|openapi\.(yaml|json)|__mock)(\/|$)/;

// The worker belongs to no particular build, so an open page never has to wait for another version of it.
void self.skipWaiting();
clientsClaim();

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !BACK_END.test(url.pathname),
  new NetworkFirst({
    cacheName: 'app',
    networkTimeoutSeconds: PAGE_TIMEOUT_S,
    // One page for all addresses. The route below caches it: what an edge writes into a page is for that visit only.
    plugins: [{ cacheKeyWillBeUsed: async () => '/offline', cacheWillUpdate: async () => null }],
  }),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /^\/(offline|config\.json)$/.test(url.pathname),
  new NetworkFirst({
    cacheName: 'app',
    networkTimeoutSeconds: PAGE_TIMEOUT_S,
    // A host may say that its page is fresh, so that browsers take it as a dictionary (deploy/nginx.conf).
    fetchOptions: { cache: 'no-cache' },
    plugins: [{ cacheWillUpdate: ownAnswer }],
  }),
);

const assets = {
  cacheName: 'assets',
  plugins: [
    new ExpirationPlugin({ maxEntries: MAX_ASSETS, purgeOnQuotaError: true }),
    // Some hosts answer with the page for a file that no longer exists.
    {
      cacheWillUpdate: async ({ response }: { response: Response }) =>
        response.ok && !response.headers.get('content-type')?.startsWith('text/html') ? response : null,
    },
  ],
};
const cachedFirst = new CacheFirst(assets);
/** For a file that was changed on the way, also into this cache (src/boot/renew-scripts.ts). */
const renewed = new NetworkFirst(assets);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  (options) => (options.request.cache === 'reload' ? renewed : cachedFirst).handle(options),
);
