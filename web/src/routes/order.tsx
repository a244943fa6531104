import { msg } from '@lingui/core/macro';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { OrderHubPage } from '../features/orders/order-hub-page.tsx';
import { orderHubQueries } from '../features/orders/order-hub-queries.ts';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { prefetch } from '../navigation/prefetch.ts';

export const Route = createFileRoute('/order')({
  staticData: { title: msg`Orders` },
  loader: (visit) => {
    const { counts, unpaid, cases, toReview, recent } = orderHubQueries;
    prefetch(visit, counts);
    prefetch(visit, unpaid);
    prefetch(visit, cases);
    prefetch(visit, toReview);
    prefetch(visit, recent);
  },
  component: OrderHubRoute,
});

function OrderHubRoute() {
  const navigate = useNavigate({ from: '/order' });
  return (
    <KeepAlive>
      <OrderHubPage
        onSearch={(q) => void navigate({ to: '/myPurchases/{-$status}', params: { status: 'all' }, search: { q } })}
      />
    </KeepAlive>
  );
}
