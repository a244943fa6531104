import { Trans } from '@lingui/react/macro';
import { Outlet, useMatches } from '@tanstack/react-router';
import { classNames } from '../ui/class-names.ts';
import { DocumentTitle } from './document-title.tsx';
import { KeepAliveHost } from './keep-alive.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PendingBar } from './pending-bar.tsx';
import { TabBar } from './tab-bar.tsx';
import { ToastRegion } from './toast-region.tsx';

/** What every screen stands in: the phone column, the tabs, the toasts. */
export function AppFrame() {
  const tab = useMatches({ select: (matches) => matches.at(-1)?.staticData.tab });
  const wide = useMatches({ select: (matches) => matches.at(-1)?.staticData.wide ?? false });
  return (
    <div id="app" className={classNames('app-column', wide && 'app-column-wide')}>
      <a
        href="#screen"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-full focus:bg-card focus:px-4 focus:py-2"
      >
        <Trans>Skip to content</Trans>
      </a>
      <PendingBar />
      <OfflineBanner />
      <main id="screen" tabIndex={-1} className="flex grow flex-col">
        <Outlet />
        <KeepAliveHost />
      </main>
      {tab !== undefined && (
        <>
          <div aria-hidden className="h-[calc(var(--tab-bar)+var(--safe-bottom))] shrink-0" />
          <TabBar current={tab} wide={wide} />
        </>
      )}
      <ToastRegion aboveTabs={tab !== undefined} />
      <DocumentTitle />
    </div>
  );
}
