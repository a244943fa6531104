import { deferredRooms } from '../navigation/deferred-rooms.ts';
import { dataSaver } from '../preferences/data-saver.ts';
import type { Router } from '../router.tsx';

declare global {
  interface Navigator {
    /** Network Information API, not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * Loads the chunks of the five tabs and the login, with their dependencies, so that they also open offline. Not in data
 * saver mode. A chunk that fails to load is requested again when its tab is opened.
 */
export function prefetchTabs(router: Router): void {
  if (navigator.connection?.saveData || dataSaver.get()) return;
  deferredRooms()?.catch(() => {});
  for (const route of Object.values(router.routesById)) {
    if (route.options.staticData?.tab === undefined && route.id !== '/login') continue;
    Promise.resolve(router.loadRouteChunk(route)).catch(() => {});
  }
}
