import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { orderQuery, userInfoQuery } from '@meridian/sdk/react';
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { useLeaveGuard } from '../../session/use-leave-guard.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { PayForm } from './pay-form.tsx';
import { firstDue, type ReadOrder, sortOrders } from './payment-orders.ts';
import { PaymentResult } from './payment-result.tsx';
import { usePayment } from './use-payment.ts';

/** The order may have been paid or cancelled elsewhere in the meantime. */
const onFocus = { refetchOnWindowFocus: 'always' } as const;

export function Payment({ orderIds }: { orderIds: readonly number[] }) {
  const orders = useSuspenseQueries({
    queries: orderIds.map((id) => ({ ...orderQuery(id), ...onFocus })),
    combine: (results) => results.map(({ data, dataUpdatedAt }) => ({ ...data, receivedAt: dataUpdatedAt })),
  });
  const { data: user } = useSuspenseQuery({ ...userInfoQuery(), ...onFocus });
  const { payable, paid, closed } = sortOrders(orders);
  const payment = usePayment(orderIds, payable);
  const isOpen = payable.length > 0 && payment.answer === undefined;
  const isUnderWay = payment.isSending || payment.checking !== undefined;
  // While a payment is under way, its money may be gone from the balance already.
  const [before, setBefore] = useState(user);
  if (!isUnderWay && before !== user) setBefore(user);
  // Not asked while an attempt is under way: it may pay the order, and this screen shows the outcome later.
  const guard = useLeaveGuard(isOpen && !isUnderWay, { isOnceOnBack: true });
  return (
    <>
      <ScreenBar parent="/order" />
      {isOpen ? (
        <PayForm orderIds={orderIds} payable={payable} others={[...paid, ...closed]} user={before} payment={payment} />
      ) : paid.length > 0 || payment.answer !== undefined ? (
        <PaymentResult paid={paid} closed={closed} answer={payment.answer} balance={user.balance} />
      ) : (
        <PaymentClosed orders={closed} />
      )}
      {guard.isAsking && isOpen && <LeaveSheet payable={payable} onLeave={guard.leave} onStay={guard.stay} />}
    </>
  );
}

interface LeaveSheetProps {
  payable: readonly ReadOrder[];
  onLeave: () => void;
  onStay: () => void;
}

/** Asks once before the customer leaves the payment, and says how long the order can still be paid. */
function LeaveSheet({ payable, onLeave, onStay }: LeaveSheetProps) {
  const { t } = useLingui();
  const { time } = useFormats();
  const due = firstDue(payable);
  return (
    <Sheet title={t`Leave without paying?`} onClose={onStay}>
      <p className="pt-1 text-14 text-ink-2">
        {due === undefined ? (
          <Trans>Your order stays unpaid. Find it in your orders.</Trans>
        ) : (
          <Trans>
            Your order stays unpaid until {time(due.pay_deadline)}, then it is cancelled. Find it in your orders.
          </Trans>
        )}
      </p>
      <div className="mt-4 flex flex-col gap-1">
        <Button wide onClick={onStay}>
          <Trans>Stay and pay</Trans>
        </Button>
        <Button variant="plain" wide onClick={onLeave}>
          <Trans>Leave</Trans>
        </Button>
      </div>
    </Sheet>
  );
}

/** Shown when the orders have ended unpaid, here or elsewhere: tells what happened, and that nothing was charged. */
function PaymentClosed({ orders }: { orders: readonly ReadOrder[] }) {
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
