import type { Router } from '../router.tsx';

declare global {
  interface Navigator {
    /** Network Information API; not every browser has it. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * Fetches the files of the five tabs, and of the login that a visitor meets at some, so that each opens without a
 * network too. Whoever saves data is spared that. A
 * file that does not come is asked for again when its tab is opened.
 */
export function prefetchTabs(router: Router): void {
  if (navigator.connection?.saveData) return;
  for (const route of Object.values(router.routesById)) {
    if (route.options.staticData?.tab === undefined && route.id !== '/login') continue;
    Promise.resolve(router.loadRouteChunk(route)).catch(() => {});
  }
}
