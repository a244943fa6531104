import { msg } from '@lingui/core/macro';
import { configQuery, logisticsQuery, orderQuery } from '@meridian/sdk/react';
import { createFileRoute, useParams } from '@tanstack/react-router';
import { OrderNotFound, OrderPage } from '../features/order-detail/order-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { pathId } from '../navigation/path-id.ts';
import { prefetch } from '../navigation/prefetch.ts';

export const Route = createFileRoute('/orderInfo/{-$id}')({
  staticData: { title: msg`Order`, wide: true, skeleton: 'item order' },
  loader: (visit) => {
    const orderId = pathId(visit.params.id);
    if (orderId === undefined) return;
    prefetch(visit, orderQuery(orderId));
    prefetch(visit, logisticsQuery(orderId));
    prefetch(visit, configQuery());
  },
  component: OrderRoute,
});

function OrderRoute() {
  const orderId = pathId(useParams({ from: '/orderInfo/{-$id}' }).id);
  return <KeepAlive>{orderId === undefined ? <OrderNotFound /> : <OrderPage orderId={orderId} />}</KeepAlive>;
}
