import type { DataOf } from '@meridian/sdk';
import type { OrderTab } from '@meridian/sdk/rules';
import type { ReactNode } from 'react';
import { OrderCard } from '../../entities/order/order-card.tsx';
import { HubSection } from './hub-section.tsx';

interface OrdersSectionProps {
  title: ReactNode;
  /** The tab that lists all of them. */
  tab: OrderTab;
  query: { data: DataOf<'listOrders'> | undefined; dataUpdatedAt: number };
}

/** The first orders of a tab. */
export function OrdersSection({ title, tab, query: { data, dataUpdatedAt } }: OrdersSectionProps) {
  if (data === undefined) return null;
  const clock = { serverTime: data.server_time, receivedAt: dataUpdatedAt };
  return (
    <HubSection title={title} path={`/myPurchases/${tab}`} page={data}>
      <ul className="flex flex-col gap-3">
        {data.list.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} clock={clock} />
          </li>
        ))}
      </ul>
    </HubSection>
  );
}
