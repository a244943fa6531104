import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { createOverlays } from './overlays.ts';

test('[B2.15] a sheet whose screen was left before the answer that opens it adds no entry to the history', () => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const navigate = vi.spyOn(router, 'navigate');
  const overlays = createOverlays(router);
  const unmount = overlays.mount('sheet');
  unmount();
  overlays.show({ id: 'sheet' });
  expect(navigate).not.toHaveBeenCalled();
  overlays.mount('sheet');
  overlays.show({ id: 'sheet' });
  expect(navigate).toHaveBeenCalledOnce();
});
