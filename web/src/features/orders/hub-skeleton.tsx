import { useLingui } from '@lingui/react/macro';
import { OrderCardSkeleton } from '../../entities/order/order-card.tsx';

/** The hub until all of it is known: how much stands above the tiles depends on the orders. */
export function HubSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-busy="true" aria-label={t`Loading`} className="flex flex-col gap-4">
      <div className="skeleton h-65 rounded-card" />
      <OrderCardSkeleton />
      <OrderCardSkeleton />
    </div>
  );
}
