import { i18n } from '@lingui/core';
import { createClient, TOKEN_COOKIE } from '@meridian/sdk';
import { createQueryClient } from '@meridian/sdk/react';
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { currentToast, subscribeToToasts, toasts } from '../feedback/toasts.ts';
import { createScreenCache } from '../navigation/keep-alive.tsx';
import { createOverlays } from '../navigation/overlays.ts';
import { guardRoute } from './route-guard.ts';
import { createSession } from './session.ts';
import { createSessionLifecycle } from './session-lifecycle.ts';
import { isJoinPutOff } from './visitor-bag.ts';

let cookie: string;
let hearOtherTab: (event: { data: string }) => void;

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
beforeEach(() => {
  cookie = `${TOKEN_COOKIE.name}=mei`;
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('self', {});
  vi.stubGlobal('document', {
    addEventListener: () => undefined,
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      [cookie = ''] = text.split(';');
    },
  });
  const Channel = class {
    addEventListener(_type: string, listener: typeof hearOtherTab) {
      hearOtherTab = listener;
    }
    postMessage() {}
  };
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => {
  toasts.close();
  vi.unstubAllGlobals();
});

/** A customer on a screen, with a sheet over it and an undo. `told` has the texts of later toasts. */
async function openApp(
  path: string,
  fetch: typeof globalThis.fetch = () => Promise.reject(new TypeError('No network')),
) {
  const session = createSession();
  const settings = { baseUrl: 'https://stub.example', token: session.token, language: () => 'en' };
  const client = createClient({ ...settings, fetch });
  const root = createRootRoute({
    beforeLoad: ({ matches, location, preload }) =>
      guardRoute({ session, routeId: String(matches.at(-1)?.routeId), href: location.href, preload }),
  });
  const routes = ['/home', '/profile', '/login'].map((one) => createRoute({ getParentRoute: () => root, path: one }));
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: root.addChildren(routes), history, isServer: false });
  const overlays = createOverlays(router);
  // As the router's component does.
  history.subscribe(() => void router.load());
  await router.load();
  const screenCache = createScreenCache();
  const lifecycle = createSessionLifecycle({
    client,
    queries: createQueryClient(client),
    session,
    router,
    screenCache,
    overlays,
    language: { isVisitorsChoice: () => false, keepLocale: async () => undefined, showLocale: async () => true },
  });
  overlays.mount('sheet');
  overlays.show({ id: 'sheet' });
  await vi.waitFor(() => expect(router.state.location.state).toHaveProperty('overlays'));
  toasts.done('Added to favourites', { label: 'Undo', run: () => undefined });
  const told: string[] = [];
  const stop = subscribeToToasts(() => {
    const toast = currentToast();
    if (toast !== null) told.push(toast.text);
  });
  return { lifecycle, router, screenCache, told, stop };
}

interface End {
  by: (lifecycle: ReturnType<typeof createSessionLifecycle>) => unknown;
  /** Where it leads to; the login by default. */
  to?: string;
  /** What the toasts say. */
  told: string[];
  /** What the login itself says. */
  after?: string;
}

const revoked = 'This device was signed out on another one';
const inOtherTab = () => {
  cookie = '';
  hearOtherTab({ data: '' });
};

test.each<[string, string, End]>([
  ['signs out', '/profile', { by: ({ signOut }) => signOut(), to: '/home', told: ['Signed out'] }],
  ['signs out', '/home', { by: ({ signOut }) => signOut(), to: '/home', told: ['Signed out'] }],
  ['is refused by the server', '/profile', { by: ({ tokenRejected }) => tokenRejected(revoked), told: [revoked] }],
  ['is refused by the server', '/home', { by: ({ tokenRejected }) => tokenRejected(revoked), told: [revoked] }],
  [
    'is refused twenty times',
    '/profile',
    { by: ({ tokenRejected }) => Array.from({ length: 20 }, () => tokenRejected(revoked)), told: [revoked] },
  ],
  ['is signed out in another tab', '/profile', { by: inOtherTab, told: ['Signed out'] }],
  ['is signed out in another tab', '/home', { by: inOtherTab, to: '/home', told: ['Signed out'] }],
  [
    'has a new password',
    '/profile',
    { by: ({ passwordRenewed }) => passwordRenewed({ id: 'Changed' }), told: ['Changed'], after: 'password' },
  ],
  ['closes the account', '/profile', { by: ({ accountClosed }) => accountClosed(), told: [], after: 'closed' }],
  ['has an account that does not load', '/profile', { by: ({ resume }) => resume(), told: [], after: 'notLoaded' }],
])('[R4.09] an end of a session is announced once: who %s under a sheet of %s', async (_kind, path, end) => {
  const { by, to = '/login', told: expected, after } = end;
  const { lifecycle, router, told, stop } = await openApp(path);
  await by(lifecycle);
  await vi.waitFor(() => {
    const { status, location } = router.state;
    expect([status, location.pathname, location.state.overlays]).toEqual(['idle', to, undefined]);
  });
  expect(told).toEqual(expected);
  expect(cookie).not.toContain('mei');
  // Whoever signs in next cannot undo what was done before.
  expect(currentToast()?.action).toBeUndefined();
  expect(router.state.location.search).toEqual(
    after === undefined ? expect.anything() : expect.objectContaining({ after }),
  );
  stop();
});

test('[R4.08] a logout ends the session on the device at once, while the server does not answer', async () => {
  const headers: (string | null)[] = [];
  const { lifecycle, router, told, stop } = await openApp('/profile', (...call) => {
    headers.push(new Request(...call).headers.get('token'));
    return new Promise(() => undefined);
  });
  await lifecycle.signOut();
  expect([router.state.location.pathname, told, cookie]).toEqual(['/home', ['Signed out'], `${TOKEN_COOKIE.name}=`]);
  // The session is revoked with the token that the device no longer has.
  expect(headers).toEqual(['mei']);
  stop();
});

test('[R4.09] a visitor who resets the password ends no session: what is kept for a customer stays', async () => {
  cookie = '';
  const { lifecycle, router, screenCache, told, stop } = await openApp('/home');
  for (const path of ['/profile', '/home'])
    screenCache.show({ path, title: undefined, page: null, isFirst: true, isPinned: false });
  await lifecycle.passwordRenewed({ id: 'Changed' });
  expect([router.state.location.href, told]).toEqual(['/login?after=password', ['Changed']]);
  expect(screenCache.screens.get().entries.map(({ path }) => path)).toEqual(['/profile', '/home']);
  stop();
});

test('[R4.07] a sign-in in another tab closes the sheet here before its account can fail', async () => {
  cookie = '';
  const sheets: unknown[] = [];
  const { router, stop } = await openApp('/home', async () => {
    sheets.push(router.state.location.state.overlays);
    // Not what the contract says, so that it is not asked for again.
    return new Response('{}');
  });
  cookie = `${TOKEN_COOKIE.name}=mei`;
  hearOtherTab({ data: '1' });
  await vi.waitFor(() =>
    expect([router.state.status, router.state.location.search]).toEqual([
      'idle',
      { return: '/home', after: 'notLoaded' },
    ]),
  );
  expect(sheets[0]).toBeUndefined();
  stop();
});

test('lines that one session put off are joining again as soon as the next begins', async () => {
  const { lifecycle, stop } = await openApp('/home', () => new Promise(() => undefined));
  isJoinPutOff.set(true);
  const signedIn = { token: 'mei', id: 1, account: 'mei@example.com', expires_at: '2026-11-23T10:00:00Z' };
  void lifecycle.signIn(signedIn, { id: 'Signed in' });
  expect(isJoinPutOff.get()).toBe(false);
  stop();
});
