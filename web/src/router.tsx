import type { QueryClient } from '@tanstack/react-query';
import { createRouter as createTanStackRouter } from '@tanstack/react-router';
import { RouteError } from './app/route-error.tsx';
import { routeTree } from './routeTree.gen.ts';
import './app/route-static-data.ts';
import type { Session } from './session/session.ts';

export function createRouter(context: { queries: QueryClient; session: Session }) {
  return createTanStackRouter({
    routeTree,
    context,
    // A link's chunk comes when a finger or the pointer nears it.
    defaultPreload: 'intent',
    // The chunk alone: the calls are made when the screen is opened, so a loader runs again then.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: RouteError,
    // The router's own scrolling stays out of the way of navigation/scroll-restoration.ts.
    scrollRestoration: () => false,
    // Screens draw their own skeletons; between two screens the old one stands.
    defaultPendingMs: Number.POSITIVE_INFINITY,
  });
}

export type Router = ReturnType<typeof createRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: Router;
  }
}
