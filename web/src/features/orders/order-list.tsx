import { useLingui } from '@lingui/react/macro';
import type { OrderTab } from '@meridian/sdk/rules';
import { memo } from 'react';
import { OrderCard, OrderCardSkeleton } from '../../entities/order/order-card.tsx';
import { InfiniteList } from '../../list/infinite-list.tsx';
import { useInfiniteList } from '../../list/use-infinite-list.ts';
import { type RowSelection, SelectableRow } from '../../ui/input/selectable-row.tsx';
import { EmptyOrders, NoMatchingOrder } from './empty-orders.tsx';
import { ordersOf } from './orders-of.ts';

interface OrderListProps {
  tab: OrderTab;
  query: string | undefined;
  /** Called to search in all tabs. */
  onAll: () => void;
  /** The selection of unpaid orders to pay at once, while the customer is choosing them. */
  selection: RowSelection | undefined;
}

/** One tab of the orders. It does not render again when another one is opened. */
export const OrderList = memo(function OrderList({ tab, query, onAll, selection }: OrderListProps) {
  const { t } = useLingui();
  const list = ordersOf(tab, query);
  const { first, updatedAt } = useInfiniteList(list);
  const clock = { serverTime: first?.server_time ?? '', receivedAt: updatedAt };
  return (
    <InfiniteList
      list={list}
      label={t`Orders`}
      layout="rows"
      animatesRemoval
      skeleton={<OrderCardSkeleton />}
      row={(order) => (
        <SelectableRow
          id={order.id}
          name={order.sn}
          selection={order.allowed_actions.includes('pay') ? selection : undefined}
        >
          <OrderCard order={order} clock={clock} plain={selection !== undefined} />
        </SelectableRow>
      )}
      empty={query === undefined ? <EmptyOrders tab={tab} /> : <NoMatchingOrder query={query} onAll={onAll} />}
    />
  );
});
