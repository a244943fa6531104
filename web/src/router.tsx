import type { QueryClient } from '@tanstack/react-query';
import { createRouter as createTanStackRouter } from '@tanstack/react-router';
import { RouteError } from './app/route-error.tsx';
import './app/route-static-data.ts';
import { readSearch } from './navigation/search-params.ts';
import { routeTree } from './routeTree.gen.ts';
import type { Session } from './session/session.ts';

export function createRouter(context: { queries: QueryClient; session: Session }) {
  return createTanStackRouter({
    routeTree,
    context,
    parseSearch: readSearch,
    // A link's chunk is loaded on hover, focus or touch.
    defaultPreload: 'intent',
    // Preloading only loads the chunk; the loader runs again when the screen is opened.
    defaultPreloadStaleTime: 0,
    // A loader runs when its screen is opened, and not again when an overlay opens or closes on it.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultGcTime: 0,
    defaultErrorComponent: RouteError,
    // Disabled in favour of navigation/scroll-restoration.ts.
    scrollRestoration: () => false,
    // Screens have their own skeletons; the previous screen stays until the next one is loaded.
    defaultPendingMs: Number.POSITIVE_INFINITY,
  });
}

export type Router = ReturnType<typeof createRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: Router;
  }
}
