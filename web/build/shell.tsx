// The app's own bars and skeletons as the shell of index.html, which stands until the first screen has been drawn behind
// it. Run by render-shell.ts, for a visitor and without texts: the language is not known there.
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { TabBar } from '../src/app/tab-bar.tsx';
import { HomeBar } from '../src/features/home/home-bar.tsx';
import { HomeSkeleton } from '../src/features/home/home-skeleton.tsx';
import { DetailSkeleton } from '../src/features/product/detail-skeleton.tsx';
import { createOverlays } from '../src/navigation/overlays.ts';
import { OverlaysContext } from '../src/navigation/use-overlay.ts';
import { createSession, SessionContext } from '../src/session/session.ts';
import { TopBar } from '../src/ui/top-bar.tsx';

/** As high as any text. */
const NO_TEXT = '\u00a0';

const boxes = Array.from({ length: 8 }, (_, index) => index);

/** The first-paint script shows one of the parts, and the tabs where the screen has them. */
function Shell() {
  return (
    <div className="app-column">
      <div className="shell-home">
        <HomeBar productCount={undefined} />
        <div className="px-4">
          <HomeSkeleton signedIn />
        </div>
      </div>
      <div className="shell-detail">
        <DetailSkeleton productId={0} />
      </div>
      <div className="shell-screen">
        <TopBar title={<span className="skeleton block h-4.5 w-24" />} onBack={() => {}} />
        {/* In the shape that the screen's route declares (src/boot/first-paint.css). */}
        <div className="shell-boxes grid gap-3 p-4">
          {boxes.map((box) => (
            <i key={box} data-picture="" className="skeleton h-28 rounded-card">
              <span />
            </i>
          ))}
        </div>
      </div>
      <div className="shell-tabs">
        <TabBar current="home" />
      </div>
    </div>
  );
}

export function shellMarkup(): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} }, missing: () => NO_TEXT })}>
        <SessionContext value={createSession()}>
          <RouterContextProvider router={router}>
            <OverlaysContext value={createOverlays(router)}>
              <Shell />
            </OverlaysContext>
          </RouterContextProvider>
        </SessionContext>
      </I18nProvider>
    </QueryClientProvider>,
  );
}
