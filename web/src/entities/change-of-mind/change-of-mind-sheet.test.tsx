// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Schema } from '@meridian/sdk';
import { createQueryClient } from '@meridian/sdk/react';
import { fixture, stubClient } from '@meridian/sdk/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createSession, SessionContext } from '../../session/session.ts';
import { ChangeOfMindSheet } from './change-of-mind-sheet.tsx';

/** The sheet of some orders of which every piece can be undone, and the quotes that it waits for. */
async function openSheet(...ids: number[]) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom 31 has no modal dialogs.
  HTMLDialogElement.prototype.showModal = () => {};
  HTMLDialogElement.prototype.close = () => {};
  const waiting: ((quote: Schema<'ChangeOfMindQuote'>) => void)[] = [];
  const client = stubClient({ quoteChangeOfMind: () => new Promise((resolve) => waiting.push(resolve)) });
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const orders = fixture('listOrders')
    .list.filter(({ id }) => ids.includes(id))
    .map((order) => ({
      ...order,
      items: order.items.map((item) => ({ ...item, change_of_mind_quantity: item.quantity })),
    }));
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(() => root.unmount()));
  await act(() =>
    root.render(
      <RouterContextProvider router={router}>
        <SessionContext value={{ ...createSession(), isOver: () => false }}>
          <QueryClientProvider client={createQueryClient(client)}>
            <I18nProvider i18n={i18n}>
              <ChangeOfMindSheet orders={orders} onClose={() => {}} />
            </I18nProvider>
          </QueryClientProvider>
        </SessionContext>
      </RouterContextProvider>,
    ),
  );
  return {
    text: () => document.body.textContent,
    press: (selector: string) => act(() => document.querySelector<HTMLElement>(selector)?.click()),
    answer: async (change: Partial<Schema<'ChangeOfMindQuote'>>) => {
      await vi.waitFor(() => expect(waiting).not.toEqual([]));
      await act(async () => waiting.shift()?.({ ...fixture('quoteChangeOfMind'), ...change }));
      await vi.waitFor(() => act(() => expect(document.body.textContent).toContain(`$${change.amount}`)));
    },
  };
}

test('[B8.10] after another order is chosen, the money of the last one is gone until that of the new one is there', async () => {
  const { text, press, answer } = await openSheet(9002, 9003);
  await answer({ amount: '71.11' });
  await press('input[value="9003"]');
  expect(text()).toContain('M2611140207');
  expect(text()).not.toContain('$71.11');
  await answer({ amount: '82.22' });
  expect(text()).toContain('Northwind Audio');
});

test('[B8.10] while other pieces of the same order are quoted, the last money stays', async () => {
  const { text, press, answer } = await openSheet(9002);
  await answer({ amount: '71.11' });
  await press('input[type="checkbox"]');
  expect(text()).toContain('$71.11');
  await answer({ amount: '31.11' });
  expect(text()).not.toContain('$71.11');
});
