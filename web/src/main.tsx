import './ui/theme.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createClient, IMAGE_CACHE_ENTRIES, IMAGE_TRIES, isApiError } from '@meridian/sdk';
import { createQueryClient } from '@meridian/sdk/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { activateLocale } from './i18n/activation.ts';
import { isMissingFile } from './i18n/error-words.ts';
import { createRouter } from './router.tsx';
import { AccountContext, createAccount } from './shell/account.ts';
import { failureToasts } from './shell/call-failures.ts';
import { type Config, readConfig } from './shell/config.ts';
import { createKeptScreens, KeptScreensContext } from './shell/keep-alive.tsx';
import { currentLanguage } from './shell/language.ts';
import { stayWithoutNetwork } from './shell/missing-file.ts';
import { tellOtherTabs } from './shell/other-tabs.ts';
import { followFocus } from './shell/screen-focus.ts';
import { rememberScroll } from './shell/scroll-memory.ts';
import { createSession, SessionContext } from './shell/session.ts';
import { createFetch } from './start/early-call.ts';
import { loadLaterIcons } from './ui/icon.tsx';
import { pictureSettings } from './ui/picture-settings.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');
const root = createRoot(container, {
  // A failed call is caught by its screen, which says so, as is a missing network; all else is this application's fault.
  onCaughtError: (error) => {
    if (!isApiError(error) && !isMissingFile(error)) reportError(error);
  },
});

// Not awaited at the top level: screens are other files that import this one's, and would wait for it to end.
void start();

async function start(): Promise<void> {
  const [config] = await Promise.all([readConfig(window.meridian.config), activateLocale(window.meridian.locale)]);
  if (config !== undefined) return open(config);
  const { ConfigTrouble } = await import('./shell/config-trouble.tsx');
  show(<ConfigTrouble />);
  removeShell();
}

async function open({ apiBaseUrl }: Config): Promise<void> {
  Object.assign(pictureSettings, { base: apiBaseUrl, tries: IMAGE_TRIES, cacheEntries: IMAGE_CACHE_ENTRIES });
  const session = createSession();
  const client = createClient({
    // The SDK takes an absolute address; an empty one means that the back end serves this page too.
    baseUrl: apiBaseUrl || location.origin,
    token: session.token,
    language: currentLanguage,
    onUnauthorized: (error) => account.refused(error.msg),
    fetch: createFetch(window.meridian),
  });
  const queries = createQueryClient(client, failureToasts());
  const router = createRouter({ queries, session });
  const kept = createKeptScreens();
  const account = createAccount({ client, queries, session, router, kept });

  tellOtherTabs(queries);
  rememberScroll(router);
  followFocus(router);
  stayWithoutNetwork();
  router.subscribe('onRendered', removeShell);
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) delete document.documentElement.dataset['start'];
  });
  show(
    <QueryClientProvider client={queries}>
      <SessionContext value={session}>
        <AccountContext value={account}>
          <KeptScreensContext value={kept}>
            <RouterProvider router={router} />
          </KeptScreensContext>
        </AccountContext>
      </SessionContext>
    </QueryClientProvider>,
  );
  if (session.token() !== undefined) await account.resume();
  // Not every browser knows idle time; those without it load the marks with the first screen that needs one.
  window.requestIdleCallback?.(loadLaterIcons);
}

function show(page: ReactNode): void {
  root.render(
    <StrictMode>
      <I18nProvider i18n={i18n}>{page}</I18nProvider>
    </StrictMode>,
  );
}

/** The first screen has been drawn: what index.html showed in its place goes. */
function removeShell(): void {
  document.getElementById('shell')?.remove();
}
