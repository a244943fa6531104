import { OrderCardSkeleton } from '../../entities/order/order-card.tsx';
import { Loading } from '../../feedback/loading.tsx';

/** The skeleton of the whole hub: the height above the tiles depends on the orders, so all parts appear together. */
export function HubSkeleton() {
  return (
    <Loading className="flex flex-col gap-4">
      <div className="skeleton h-65 rounded-card" />
      <OrderCardSkeleton />
      <OrderCardSkeleton />
    </Loading>
  );
}
