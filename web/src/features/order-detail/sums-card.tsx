import { Plural, Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { OrderSums } from './order-sums.tsx';

/** The quantity and the sums of an order. */
export function SumsCard({ order }: { order: Schema<'Order'> }) {
  const { quantity } = order;
  return (
    <section className="rounded-card bg-card p-4">
      <p className="pb-2.5 text-14 text-ink-2">
        <Trans>
          Quantity: <Plural value={quantity} one="# item" other="# items" />
        </Trans>
      </p>
      <OrderSums order={order} />
    </section>
  );
}
