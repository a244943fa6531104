import './ui/theme.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createClient, IMAGE_CACHE_ENTRIES, IMAGE_TRIES, isApiError } from '@meridian/sdk';
import { createQueryClient } from '@meridian/sdk/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type Config, readConfig } from './app/config.ts';
import { prefetchTabs } from './app/prefetch-tabs.ts';
import { removeShell } from './app/remove-shell.ts';
import { ReportErrorContext } from './behaviour/unseen-error.ts';
import { createEarlyFetch } from './boot/early-request.ts';
import { errorToastCaches, toastError } from './feedback/error-toasts.ts';
import { activateLocale } from './i18n/activate-locale.ts';
import { isChunkLoadError, loadRefusalMessages } from './i18n/error-messages.ts';
import { manageFocus } from './navigation/focus-management.ts';
import { ignoreDoubleTaps } from './navigation/ignore-double-taps.ts';
import { createScreenCache, ScreenCacheContext } from './navigation/keep-alive.tsx';
import { createOverlays } from './navigation/overlays.ts';
import { restoreScroll } from './navigation/scroll-restoration.ts';
import { OverlaysContext } from './navigation/use-overlay.ts';
import { currentLanguage, followLanguage, isVisitorsChoice, keepLocale, showLocale } from './preferences/language.ts';
import { followRootChoices } from './preferences/root-choices.ts';
import { followTheme } from './preferences/theme.ts';
import { createRouter } from './router.tsx';
import { invalidateAcrossTabs } from './session/cross-tab-invalidation.ts';
import { createSession, SessionContext } from './session/session.ts';
import { createSessionLifecycle, SessionLifecycleContext } from './session/session-lifecycle.ts';
import { loadDeferredIcons } from './ui/icon/icon.tsx';
import { pictureSettings } from './ui/picture/picture-settings.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');
const root = createRoot(container, {
  // API errors and chunks missing while offline are shown by the screen; anything else is a bug and is reported.
  onCaughtError: (error) => {
    if (!isApiError(error) && !isChunkLoadError(error)) reportError(error);
  },
});

// Not awaited at the top level: the chunks of screens import this one, and would wait for it.
void boot().catch((error: unknown) => {
  window.meridian.showBootError();
  reportError(error);
});

async function boot(): Promise<void> {
  const [config] = await Promise.all([
    readConfig(window.meridian.config),
    activateLocale(window.meridian.locale),
    window.meridian.styled,
  ]);
  if (config !== undefined) return startApp(config);
  const { ConfigError } = await import('./app/config-error.tsx');
  show(<ConfigError />);
  removeShell();
}

async function startApp({ apiBaseUrl }: Config): Promise<void> {
  const settings: typeof pictureSettings = {
    baseUrl: apiBaseUrl,
    tries: IMAGE_TRIES,
    cacheEntries: IMAGE_CACHE_ENTRIES,
  };
  Object.assign(pictureSettings, settings);
  const session = createSession();
  const client = createClient({
    // The SDK needs an absolute URL; an empty one means that the same host serves this page.
    baseUrl: apiBaseUrl || location.origin,
    token: session.token,
    language: currentLanguage,
    onUnauthorized: (error) => lifecycle.tokenRejected(error.msg),
    fetch: createEarlyFetch(window.meridian),
  });
  const queries = createQueryClient(client, errorToastCaches());
  const router = createRouter({ queries, session });
  const overlays = createOverlays(router);
  const screenCache = createScreenCache();
  const language = { isVisitorsChoice, keepLocale, showLocale };
  const lifecycle = createSessionLifecycle({ client, queries, session, router, screenCache, overlays, language });

  invalidateAcrossTabs(queries);
  followTheme();
  followRootChoices();
  followLanguage(queries);
  restoreScroll(router, screenCache);
  manageFocus(router);
  ignoreDoubleTaps(router, overlays, screenCache);
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) delete document.documentElement.dataset['start'];
  });
  show(
    <QueryClientProvider client={queries}>
      <ReportErrorContext value={toastError}>
        <SessionContext value={session}>
          <SessionLifecycleContext value={lifecycle}>
            <ScreenCacheContext value={screenCache}>
              <OverlaysContext value={overlays}>
                <RouterProvider router={router} />
              </OverlaysContext>
            </ScreenCacheContext>
          </SessionLifecycleContext>
        </SessionContext>
      </ReportErrorContext>
    </QueryClientProvider>,
  );
  if (session.token() !== undefined) await lifecycle.resume();
  whenIdle(() => {
    void loadDeferredIcons();
    prefetchTabs(router);
    void loadRefusalMessages(currentLanguage());
  });
}

const IDLE_FALLBACK_MS = 2000;

/** Not every browser has idle callbacks. */
function whenIdle(run: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(run);
  else setTimeout(run, IDLE_FALLBACK_MS);
}

function show(page: ReactNode): void {
  root.render(
    <StrictMode>
      <I18nProvider i18n={i18n}>{page}</I18nProvider>
    </StrictMode>,
  );
}
