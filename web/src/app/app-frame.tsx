import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Outlet, useMatches, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useEffect, useLayoutEffect } from 'react';
import { OfflineBanner } from '../feedback/offline-banner.tsx';
import { ToastRegion } from '../feedback/toast-region.tsx';
import { appName } from '../i18n/app-name.ts';
import { KeepAliveHost, useScreenCache } from '../navigation/keep-alive.tsx';
import { PictureViewerOverlay } from '../navigation/picture-viewer-overlay.tsx';
import { useShownName } from '../navigation/title-name.ts';
import { useBadges } from '../session/badges.ts';
import { classNames } from '../ui/class-names.ts';
import { RefreshableScreen } from './refreshable-screen.tsx';
import { removeShell } from './remove-shell.ts';
import { TabBar } from './tab-bar.tsx';
import { TermsGate } from './terms-gate.tsx';

function SkipLink({ to, children }: { to: 'screen' | 'tabs'; children: ReactNode }) {
  return (
    <a
      href={`#${to}`}
      className="sr-only focus:not-sr-only focus:fixed focus:top-(--safe-top) focus:z-50 focus:m-2 focus:inline-flex focus:min-h-11 focus:items-center focus:rounded-full focus:bg-card focus:px-4"
    >
      {children}
    </a>
  );
}

/** A progress bar while the next screen loads and the previous one is still shown. */
function NavigationProgress() {
  const isPending = useRouterState({ select: (state) => state.status === 'pending' });
  if (!isPending) return null;
  return (
    <div aria-hidden className="fixed inset-x-0 top-0 z-50 mx-auto h-0.5 max-w-(--frame) overflow-clip">
      <div className="pending-bar h-full bg-brand" />
    </div>
  );
}

const notFound = msg`Page not found`;

/**
 * Sets the document title to the route's, in the current language (R2.04), after the name of the screen's product or
 * shop. The bag's title includes its count.
 */
function DocumentTitle() {
  const { i18n } = useLingui();
  // A path longer than its route (`/detail/1/2/3`) matches that route, but has no screen.
  const title = useMatches({
    select: (matches) => (matches.some((match) => match._notFound) ? undefined : matches.at(-1)?.staticData.title),
  });
  const isBag = useMatches({ select: (matches) => matches.at(-1)?.staticData.tab === 'bag' });
  const bag = useBadges()?.bag ?? 0;
  const count = isBag && bag > 0 ? ` (${bag})` : '';
  const name = useShownName();
  const text = [name, `${i18n._(title ?? notFound)}${count}`, appName].filter((part) => part !== undefined).join(' · ');
  useEffect(() => {
    document.title = text;
  }, [text]);
  return null;
}

/**
 * Renders a visit's first screen behind the shell in many short tasks, so that the browser can run others in between,
 * and removes the shell once it is rendered.
 */
function FirstScreen({ children }: { children: ReactNode }) {
  const isBegun = useDeferredValue(true, false);
  const screenCache = useScreenCache();
  useLayoutEffect(() => {
    // A kept screen is rendered after its route.
    if (isBegun && screenCache.screens.get().visible === null) removeShell();
  }, [isBegun, screenCache]);
  return isBegun && children;
}

/** The frame around every screen: the column, the tab bar, the toasts. */
export function AppFrame() {
  const tab = useMatches({ select: (matches) => matches.at(-1)?.staticData.tab });
  const wide = useMatches({ select: (matches) => matches.at(-1)?.staticData.wide ?? false });
  return (
    <div id="app" className={classNames('app-column', !wide && 'app-narrow')}>
      <SkipLink to="screen">
        <Trans>Skip to content</Trans>
      </SkipLink>
      {/* Otherwise keyboard users would have to pass an infinite list to reach the tabs. */}
      {tab !== undefined && (
        <SkipLink to="tabs">
          <Trans>Skip to tabs</Trans>
        </SkipLink>
      )}
      <NavigationProgress />
      <OfflineBanner />
      <main id="screen" tabIndex={-1} className="flex grow flex-col">
        <RefreshableScreen>
          <FirstScreen>
            <Outlet />
          </FirstScreen>
          <KeepAliveHost onShown={removeShell} />
        </RefreshableScreen>
      </main>
      {tab !== undefined && (
        <>
          <div aria-hidden className="h-[calc(var(--tab-bar)+var(--safe-bottom))] shrink-0" />
          <TabBar current={tab} />
        </>
      )}
      <PictureViewerOverlay />
      <ToastRegion aboveTabs={tab !== undefined} />
      <TermsGate />
      <DocumentTitle />
    </div>
  );
}
