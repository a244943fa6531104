import { Plural, Trans } from '@lingui/react/macro';
import { LinkButton } from '../../navigation/link-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { ReadOrder } from './payment-orders.ts';

/** Shown when the orders have ended unpaid, here or elsewhere: tells what happened, and that nothing was charged. */
export function PaymentClosed({ orders }: { orders: readonly ReadOrder[] }) {
  const [order] = orders;
  const reasons = [...new Set(orders.flatMap(({ cancel_reason }) => cancel_reason ?? []))];
  const isCancelled = orders.every(({ cancelled_at }) => cancelled_at !== null);
  return (
    <EmptyState
      alert
      icon="clock"
      title={
        isCancelled ? (
          <Plural value={orders.length} one="This order was cancelled" other="These orders were cancelled" />
        ) : (
          <Plural value={orders.length} one="This order cannot be paid now" other="These orders cannot be paid now" />
        )
      }
      detail={
        <>
          {reasons.map((reason) => (
            // In the server's words, such as that the order was not paid in time.
            <span key={reason} className="block">
              {reason}
            </span>
          ))}
          <Trans>Nothing was charged. You can buy it again from the order.</Trans>
        </>
      }
      action={
        <>
          {order !== undefined && (
            <LinkButton to="/orderInfo/{-$id}" params={{ id: String(order.id) }} size="medium">
              <Trans>View order</Trans>
            </LinkButton>
          )}
          <LinkButton to="/home" size="medium" variant="quiet">
            <Trans>Continue shopping</Trans>
          </LinkButton>
        </>
      }
    />
  );
}
