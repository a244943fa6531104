import { OrderCardSkeleton } from '../../entities/order/order-card.tsx';
import { Loading } from '../../feedback/loading.tsx';

/** The hub until all of it is known: how much stands above the tiles depends on the orders. */
export function HubSkeleton() {
  return (
    <Loading className="flex flex-col gap-4">
      <div className="skeleton h-65 rounded-card" />
      <OrderCardSkeleton />
      <OrderCardSkeleton />
    </Loading>
  );
}
