import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Schema } from '@meridian/sdk';
import { configQuery } from '@meridian/sdk/react';
import { fixture } from '@meridian/sdk/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createOverlays } from '../../navigation/overlays.ts';
import { OverlaysContext } from '../../navigation/use-overlay.ts';

/** The text on screen, of a market that shows duties or does not. `queries` has what else was loaded. */
export function textOf(
  element: ReactElement,
  config: Partial<Schema<'Config'>> = { duties_shown: true },
  queries = new QueryClient(),
): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  queries.setQueryData(configQuery().queryKey, { ...fixture('getConfig'), ...config });
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <OverlaysContext value={createOverlays(router)}>{element}</OverlaysContext>
      </I18nProvider>
    </QueryClientProvider>,
  );
  return markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
}

export const duty = (heading: string): Schema<'DutyLine'> => ({
  kind: 'duty',
  heading,
  base: '64.00',
  amount: '3.50',
  collected_by: 'carrier',
});
export const tax: Schema<'DutyLine'> = {
  kind: 'import_tax',
  heading: null,
  base: '53.78',
  amount: '10.22',
  collected_by: 'shop',
};
