import { createClient } from '@meridian/sdk';
import { createQueryClient } from '@meridian/sdk/react';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { afterEach, expect, test } from 'vitest';
import { createScreenCache } from '../navigation/keep-alive.tsx';
import { createOverlays } from '../navigation/overlays.ts';
import { createSessionLifecycle } from './session-lifecycle.ts';
import { isJoinPutOff } from './visitor-bag.ts';

afterEach(() => isJoinPutOff.set(false));

test('lines that one session put off are joining again as soon as the next begins', () => {
  const settings = { baseUrl: 'https://stub.example', token: () => 'mei', language: () => 'en' };
  const client = createClient({ ...settings, fetch: () => new Promise(() => undefined) });
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const lifecycle = createSessionLifecycle({
    client,
    queries: createQueryClient(client),
    session: {
      token: () => 'mei',
      start: () => true,
      end: () => undefined,
      isOver: () => false,
      leave: async (transition) => void (await transition()),
      isLeaving: () => false,
      subscribe: () => () => undefined,
      onChangedElsewhere: () => undefined,
    },
    router,
    screenCache: createScreenCache(),
    overlays: createOverlays(router),
    language: { isVisitorsChoice: () => false, keepLocale: async () => undefined, showLocale: async () => true },
  });
  isJoinPutOff.set(true);
  void lifecycle.signIn(
    { token: 'mei', id: 1, account: 'mei@example.com', expires_at: '2026-11-23T10:00:00Z' },
    { id: 'Signed in' },
  );
  expect(isJoinPutOff.get()).toBe(false);
});
