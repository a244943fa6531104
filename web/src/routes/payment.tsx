import { msg } from '@lingui/core/macro';
import { orderQuery, userInfoQuery } from '@meridian/sdk/react';
import { createFileRoute, useLoaderDeps } from '@tanstack/react-router';
import { PaymentPage } from '../features/payment/payment-page.tsx';
import { orderIdsOf, PaymentSearch } from '../features/payment/payment-search.ts';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { prefetch } from '../navigation/prefetch.ts';

export const Route = createFileRoute('/payment')({
  staticData: { title: msg`Payment` },
  validateSearch: PaymentSearch,
  loaderDeps: ({ search }) => ({ orderIds: orderIdsOf(search) }),
  loader: ({ deps, ...visit }) => {
    if (deps.orderIds.length > 0) prefetch(visit, userInfoQuery());
    for (const id of deps.orderIds) prefetch(visit, orderQuery(id));
  },
  component: PaymentRoute,
});

function PaymentRoute() {
  const { orderIds } = useLoaderDeps({ from: '/payment' });
  return (
    <KeepAlive>
      <PaymentPage orderIds={orderIds} />
    </KeepAlive>
  );
}
