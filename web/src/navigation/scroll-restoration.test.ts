import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { restoreScroll } from './scroll-restoration.ts';

test('[R2.05] the first screen keeps its position if it is left before the router says that it is rendered', () => {
  const page = Object.assign(new EventTarget(), { scrollY: 0, history: {} });
  vi.stubGlobal('window', page);
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/profile'] }),
  });
  const savePosition = vi.fn();
  restoreScroll(router, { savePosition, savedPosition: () => undefined });
  page.scrollY = 300;
  router.history.push('/address');
  expect(savePosition).toHaveBeenCalledExactlyOnceWith('/profile', { href: '/profile', top: 300 });
});
