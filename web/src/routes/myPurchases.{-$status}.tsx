import { msg } from '@lingui/core/macro';
import { type OrderTab, orderTabOf } from '@meridian/sdk/rules';
import { createFileRoute, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import * as v from 'valibot';
import { SearchQuery } from '../entities/product-search/search-query.ts';
import { MyOrdersPage } from '../features/orders/my-orders-page.tsx';
import { ordersOf } from '../features/orders/orders-of.ts';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { prefetchMissing } from '../navigation/prefetch.ts';
import { optional } from '../navigation/search-params.ts';

export const Route = createFileRoute('/myPurchases/{-$status}')({
  staticData: { title: msg`My orders` },
  validateSearch: v.object({ q: optional(SearchQuery) }),
  loaderDeps: ({ search: { q } }) => ({ q }),
  // An unknown status shows all orders (R2.12, R2.13).
  loader: ({ params, deps, ...visit }) => prefetchMissing(visit, ordersOf(orderTabOf(params.status), deps.q)(1)),
  component: MyOrdersRoute,
});

function MyOrdersRoute() {
  const { status } = useParams({ from: '/myPurchases/{-$status}' });
  const { q } = useSearch({ from: '/myPurchases/{-$status}' });
  const navigate = useNavigate({ from: '/myPurchases/{-$status}' });
  const onShow = useCallback(
    (tab: OrderTab, query: string | undefined) =>
      void navigate({ params: { status: tab }, search: { q: query }, replace: true }),
    [navigate],
  );
  return (
    <KeepAlive>
      <MyOrdersPage tab={orderTabOf(status)} query={q} onShow={onShow} />
    </KeepAlive>
  );
}
