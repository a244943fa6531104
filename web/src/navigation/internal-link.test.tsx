// @vitest-environment jsdom
import {
  createLazyRoute,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { drawInDocument } from '../draw-in-document.testing.tsx';
import { InternalLink } from './internal-link.tsx';

test.each([
  ['focused', 'focusin'],
  ['hovered', 'mouseover'],
  ['touched', 'touchstart'],
])('a link known only at run time loads its screen when %s, as others do', async (_how, event) => {
  const load = vi.fn(async () => createLazyRoute('/law')({ component: () => null }));
  const root = createRootRoute();
  const law = createRoute({ getParentRoute: () => root, path: '/law' }).lazy(load);
  const router = createRouter({ routeTree: root.addChildren([law]), history: createMemoryHistory() });
  const { box } = await drawInDocument(
    <RouterContextProvider router={router}>
      <InternalLink path="/law?doc=terms">Terms</InternalLink>
    </RouterContextProvider>,
  );
  act(() => void box.querySelector('a')?.dispatchEvent(new Event(event, { bubbles: true })));
  await expect.poll(() => load.mock.calls.length).toBe(1);
});
