import { useLingui } from '@lingui/react';
import type { Schema } from '@meridian/sdk';
import { OrderActions } from '../../entities/order/order-actions.tsx';
import { OrderNextStep } from '../../entities/order/order-next-step.tsx';
import { orderStatusWord } from '../../entities/order/order-status.ts';

interface StatusHeaderProps {
  order: Schema<'Order'>;
  /** When the order was received, on the device's clock. */
  receivedAt: number;
}

/** The status of the order, what happens next, and by when. */
export function StatusHeader({ order, receivedAt }: StatusHeaderProps) {
  const { i18n } = useLingui();
  return (
    <header className="pb-1">
      {/* Screen readers announce a change of status while the order is on screen. */}
      <div role="status">
        <h2 className="text-28 font-semibold">{orderStatusWord(order.status, i18n)}</h2>
      </div>
      <p className="mt-1 text-14 text-ink-2 empty:hidden">
        <OrderNextStep order={order} clock={{ serverTime: order.server_time, receivedAt }} />
      </p>
      <div className="mt-2 flex empty:hidden">
        <OrderActions order={order} only={['extend_receipt']} />
      </div>
    </header>
  );
}
