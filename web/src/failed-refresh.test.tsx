// @vitest-environment jsdom
import { cancelReasonsQuery, createQueryClient, similarProductsQuery } from '@meridian/sdk/react';
import { fixture, stubClient } from '@meridian/sdk/testing';
import { QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { drawInDocument } from './draw-in-document.testing.tsx';
import { CancelOrderSheet } from './entities/order/cancel-order-sheet.tsx';
import { SuggestedProducts } from './entities/product/suggested-products.tsx';
import { NewestReviews } from './features/product/newest-reviews.tsx';
import { newestReviews } from './features/product/newest-reviews-list.ts';
import { SimilarProducts } from './features/product/similar-products.tsx';
import { createOverlays } from './navigation/overlays.ts';
import { OverlaysContext } from './navigation/use-overlay.ts';
import { createSession, SessionContext } from './session/session.ts';

const similar = fixture('listSimilarProducts');
const reviews = fixture('listProductReviews');
const reasons = fixture('listCancelReasons');

interface Part {
  what: string;
  queryKey: QueryKey;
  data: unknown;
  text: string | undefined;
  element: ReactElement;
}

test.each<Part>([
  {
    what: 'similar products',
    queryKey: similarProductsQuery(101, { limit: 4 }).queryKey,
    data: similar,
    text: similar.list[0]?.name,
    element: <SimilarProducts productId={101} status="removed" />,
  },
  {
    what: 'suggested products',
    queryKey: similarProductsQuery(undefined, { limit: 6 }).queryKey,
    data: similar,
    text: similar.list[0]?.name,
    element: <SuggestedProducts />,
  },
  {
    what: 'reviews',
    queryKey: newestReviews(101).queryKey,
    data: { pages: [reviews], pageParams: [{ page: 1 }] },
    text: reviews.list[0]?.content,
    element: <NewestReviews productId={101} summary={reviews.summary} onOpen={() => undefined} />,
  },
  {
    what: 'reasons to cancel an order',
    queryKey: cancelReasonsQuery().queryKey,
    data: reasons,
    text: reasons.list[0]?.name,
    element: <CancelOrderSheet order={fixture('getOrder')} onClose={() => undefined} />,
  },
])('a failed refresh leaves the $what on screen', async ({ queryKey, data, text, element }) => {
  // jsdom 31 has no modal dialogs.
  HTMLDialogElement.prototype.showModal = () => {};
  HTMLDialogElement.prototype.close = () => {};
  const queries = createQueryClient(stubClient({}));
  queries.setQueryData(queryKey, data);
  queries
    .getQueryCache()
    .find({ queryKey })
    ?.setState({ status: 'error', error: new Error('No answer') });
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  await drawInDocument(
    <RouterContextProvider router={router}>
      <OverlaysContext value={createOverlays(router)}>
        <SessionContext value={createSession()}>
          <QueryClientProvider client={queries}>{element}</QueryClientProvider>
        </SessionContext>
      </OverlaysContext>
    </RouterContextProvider>,
  );
  expect(text).toBeDefined();
  expect(document.body.textContent).toContain(text);
});
