// The route tree in two parts: the screens that most visits begin with stand in the frame; the search schemas, loaders and
// titles of all others come when the first of those is drawn, or before it in a visit that begins elsewhere.
import { msg } from '@lingui/core/macro';
import { type AnyRoute, type AnyRouter, createRoute } from '@tanstack/react-router';
import { chunkFiles } from './boot/fetch-file.ts';
import { Route as root } from './routes/__root.tsx';
import { Route as detail } from './routes/detail.{-$product}.{-$mer}.tsx';
import { Route as home } from './routes/home.tsx';
import { Route as index } from './routes/index.tsx';
import type { routeTree } from './routeTree.gen.ts';

const near: Record<string, AnyRoute> = { '/': index, '/home': home, '/detail/{-$product}/{-$mer}': detail };

/** Exactly the paths of these: whether there is a page at `/home/1` only the whole tree knows. */
const isNear = (path: string) => /^\/(home\/?|detail(\/[^/]+){0,2}\/?)?$/.test(path);

/** Any other screen, as long as the routes of all others have not come: shows why not, and asks for them again. */
const elsewhere: AnyRoute = createRoute({
  getParentRoute: () => root,
  path: '$',
  staticData: { title: msg`Page unavailable` },
  beforeLoad: loadAllRoutes,
});

const tree: AnyRoute = root;
tree.addChildren([
  ...Object.entries(near).map(([path, route]) => {
    // What the generated tree does, too, with options that the types leave to it.
    const place: object = { id: path, path, getParentRoute: () => root };
    return route.update(place);
  }),
  elsewhere,
]);

/** The tree to begin with. It has the type of the whole one, which takes its place in this very object. */
export const nearRoutes: typeof routeTree = tree;

let all: Promise<unknown> | undefined;

/** Throws what `import()` throws, and then tries again at the next call. */
function loadAllRoutes(): Promise<unknown> {
  all ??= import('./routeTree.gen.ts');
  all.catch(() => {
    all = undefined;
  });
  return all;
}

/** Before the first screen, which may be any. */
export async function loadRoutesOf(path: string): Promise<void> {
  if (!isNear(path)) await loadAllRoutes();
}

const hasAll = ({ routesById }: AnyRouter) => Object.hasOwn(routesById, '/login');

/** Lets the router know all routes once they are needed: a screen that is not near waits for them, the old one stays. */
export function addRoutesLater(router: AnyRouter): void {
  if (hasAll(router)) return;
  const { load } = router;
  const loadWithAll: typeof load = async (options) => {
    // As `load` does at once: a second press while it waits is known to lead to the same place.
    router.updateLatestLocation();
    // The screen itself will ask for it next.
    chunkFiles().catch(() => {});
    // Without the routes, `elsewhere` tells why.
    await addAllRoutes(router).catch(() => {});
    return load(options);
  };
  router.load = (options) => (hasAll(router) || isNear(router.history.location.pathname) ? load : loadWithAll)(options);
}

/** Ahead of need. Throws what `import()` throws. */
export async function addAllRoutes(router: AnyRouter): Promise<void> {
  await loadAllRoutes();
  if (hasAll(router)) return;
  const caches = router.buildRouteTree();
  // The screen that told why stays until the next one is drawn.
  router.setRoutes({ ...caches, routesById: { ...caches.routesById, [elsewhere.id]: elsewhere } });
}
