import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Schema } from '@meridian/sdk';
import { configQuery } from '@meridian/sdk/react';
import { fixture } from '@meridian/sdk/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createOverlays } from './navigation/overlays.ts';
import { OverlaysContext } from './navigation/use-overlay.ts';

/** The markup on screen, in English; `queries` has what was loaded. */
export function markupOf(element: ReactElement, queries = new QueryClient()): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <RouterContextProvider router={router}>
          <OverlaysContext value={createOverlays(router)}>{element}</OverlaysContext>
        </RouterContextProvider>
      </I18nProvider>
    </QueryClientProvider>,
  );
}

/** The text on screen, in English, in a market with this configuration. `queries` has what else was loaded. */
export function textOf(
  element: ReactElement,
  config: Partial<Schema<'Config'>> = { duties_shown: true },
  queries = new QueryClient(),
): string {
  queries.setQueryData(configQuery().queryKey, { ...fixture('getConfig'), ...config });
  return markupOf(element, queries)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
}
