import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { bagAction } from './bag-action.ts';

test('what was added offers the way to the bag, except on the bag itself', () => {
  const actionAt = (path: string) =>
    bagAction(createRouter({ routeTree: createRootRoute(), history: createMemoryHistory({ initialEntries: [path] }) }));
  expect(actionAt('/home')).toBeDefined();
  expect(actionAt('/bag')).toBeUndefined();
});
