import { i18n } from '@lingui/core';
import { createClient, IMAGE_CACHE_ENTRIES, IMAGE_TRIES } from '@meridian/sdk';
import { createQueryClient, userInfoQuery } from '@meridian/sdk/react';
import { onlineManager, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { Config } from './app/config.ts';
import { prefetchTabs } from './app/prefetch-tabs.ts';
import { dropUnknownTimeZone } from './app/unknown-time-zone.ts';
import { ReportErrorContext } from './behaviour/report-error.ts';
import { createEarlyFetch } from './boot/early-request.ts';
import { reportAddress } from './feedback/error-reports.ts';
import { errorToastCaches, reportShownError } from './feedback/error-toasts.ts';
import { followPresses } from './feedback/offline-note.ts';
import { loadRefusalMessages } from './i18n/error-messages.ts';
import { manageFocus } from './navigation/focus-management.ts';
import { ignoreDoubleTaps } from './navigation/ignore-double-taps.ts';
import { createScreenCache, ScreenCacheContext } from './navigation/keep-alive.tsx';
import { createOverlays } from './navigation/overlays.ts';
import { restoreScroll } from './navigation/scroll-restoration.ts';
import { OverlaysContext } from './navigation/use-overlay.ts';
import { followLanguage, isVisitorsChoice, keepLocale, showLocale } from './preferences/language.ts';
import { followRootChoices } from './preferences/root-choices.ts';
import { followTheme } from './preferences/theme.ts';
import { createRouter } from './router.tsx';
import { invalidateAcrossTabs } from './session/cross-tab-invalidation.ts';
import { keptWhenOffline } from './session/kept-when-offline.ts';
import { createSession, type Session, SessionContext } from './session/session.ts';
import { createSessionLifecycle, SessionLifecycleContext } from './session/session-lifecycle.ts';
import { loadDeferredIcons } from './ui/icon/icon.tsx';
import { pictureSettings } from './ui/picture/picture-settings.ts';

/**
 * Creates the parts of the app and connects them. `page` is the React tree; `begin` resumes an existing session;
 * `loadLater` loads what no first screen needs.
 */
export function createApp({ apiBaseUrl, errorReportUrl }: Config) {
  const session = createSession();
  const client = createClient({
    // The SDK needs an absolute URL; an empty one means that the same host serves this page.
    baseUrl: apiBaseUrl || location.origin,
    token: session.token,
    language: () => i18n.locale,
    onUnauthorized: (error) => lifecycle.tokenRejected(error.msg),
    fetch: createEarlyFetch(window.meridian),
    middleware: [dropUnknownTimeZone],
  });
  // The manager assumes that the device is online until it is told of a change.
  onlineManager.setOnline(navigator.onLine);
  const queries = createQueryClient(client, {
    ...errorToastCaches(),
    defaultOptions: { queries: { persister: keptWhenOffline(session) } },
  });
  const router = createRouter({ queries, session });
  const overlays = createOverlays(router);
  const screenCache = createScreenCache();
  const language = { isVisitorsChoice, keepLocale, showLocale };
  const lifecycle = createSessionLifecycle({ client, queries, session, router, screenCache, overlays, language });

  reportAddress.url = errorReportUrl;
  Object.assign(pictureSettings, {
    baseUrl: apiBaseUrl,
    tries: IMAGE_TRIES,
    cacheEntries: IMAGE_CACHE_ENTRIES,
  } satisfies typeof pictureSettings);
  invalidateAcrossTabs(queries);
  askBalanceAgain(queries);
  followPresses();
  followTheme();
  followRootChoices();
  followLanguage(queries);
  restoreScroll(router, screenCache);
  manageFocus(router);
  ignoreDoubleTaps(overlays, screenCache);
  forgetStart(router);

  const page = (
    <QueryClientProvider client={queries}>
      <ReportErrorContext value={reportShownError}>
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
    </QueryClientProvider>
  );
  return {
    page,
    begin: async () => {
      if (session.token() !== undefined) await lifecycle.resume();
    },
    loadLater: () => {
      void loadDeferredIcons();
      prefetchTabs(router);
      void loadRefusalMessages(i18n.locale);
      void keepForOffline(queries, session);
      if (errorReportUrl !== undefined) void reportErrors(errorReportUrl, router).catch(() => undefined);
    },
  };
}

/**
 * A page that the browser restores shows the balance from before, which the card provider may have changed, however short
 * the customer was there. The request may be under way, as for any page that is seen again.
 */
function askBalanceAgain(queries: QueryClient): void {
  const filter = { queryKey: userInfoQuery().queryKey };
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void queries.invalidateQueries(filter, { cancelRefetch: false });
  });
}

/** Ends the shell's start state with the first navigation to another screen. */
function forgetStart(router: ReturnType<typeof createRouter>): void {
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) delete document.documentElement.dataset['start'];
  });
}

/** Failures are ignored: kept answers only matter offline. */
async function keepForOffline(queries: QueryClient, session: Session): Promise<void> {
  if (import.meta.env.DEV) return;
  try {
    const [{ keepAnswers }, { offerNewVersions, registerServiceWorker }] = await Promise.all([
      import('./session/kept-answers.ts'),
      import('./app/service-worker.ts'),
    ]);
    offerNewVersions();
    // Kept answers are useless if the app itself does not open offline.
    if (await registerServiceWorker()) keepAnswers(queries, session);
  } catch {}
}

async function reportErrors(url: string, router: ReturnType<typeof createRouter>): Promise<void> {
  const { sendErrorReports } = await import('./feedback/send-error-reports.ts');
  sendErrorReports(url, () => String(router.state.matches.at(-1)?.fullPath ?? ''));
}
