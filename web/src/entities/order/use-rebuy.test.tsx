import { i18n } from '@lingui/core';
import { createQueryClient } from '@meridian/sdk/react';
import { fixture, stubClient } from '@meridian/sdk/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { setStorageOwner } from '../../storage/storage-owner.ts';
import { useRebuy } from './use-rebuy.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

test('“Buy again” buys once more, even if its row was scrolled away and back during the last call', async () => {
  setStorageOwner({ session: 'first', id: 1 });
  onTestFinished(() => void setStorageOwner(undefined));
  const keys: string[] = [];
  const answer = Promise.withResolvers<void>();
  const client = stubClient({
    rebuyOrder: async (request) => {
      keys.push((await request.json()).idempotency_key);
      await answer.promise;
      return fixture('rebuyOrder', { skipped: [] });
    },
  });
  const queries = createQueryClient(client);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const mountRow = () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof useRebuy>>();
    const Row = () => {
      resolve(useRebuy(9003, () => true));
      return null;
    };
    renderToStaticMarkup(
      <RouterContextProvider router={router}>
        <QueryClientProvider client={queries}>
          <Row />
        </QueryClientProvider>
      </RouterContextProvider>,
    );
    return promise;
  };
  const before = await mountRow();
  const bought = before.rebuy();
  await vi.waitFor(() => expect(keys).toHaveLength(1));
  const after = await mountRow();
  answer.resolve();
  await bought;
  await after.rebuy();
  expect(new Set(keys).size).toBe(2);
});
