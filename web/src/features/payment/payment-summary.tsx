import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { orderQuery } from '@meridian/sdk/react';
import { clockOffset, type paymentSums, piecesOf } from '@meridian/sdk/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { OrderNumber } from '../../entities/order/order-number.tsx';
import { HideBalanceButton, PresentBalance } from '../../entities/wallet/hidden-money.tsx';
import { Countdown } from '../../feedback/countdown.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { type MoneyRow, MoneyRows } from '../../ui/money-rows.tsx';
import { Price } from '../../ui/product/price.tsx';
import { type DueOrder, firstDue, type ReadOrder } from './payment-orders.ts';

interface PaymentSummaryProps {
  payable: readonly ReadOrder[];
  others: readonly ReadOrder[];
  user: Schema<'UserInfo'>;
  sums: ReturnType<typeof paymentSums>;
}

/** The sum to pay, the orders, the time left, and the balance before and after. */
export function PaymentSummary({ payable, others, user, sums }: PaymentSummaryProps) {
  const due = firstDue(payable);
  const [first] = payable;
  return (
    <div className="flex flex-col items-center px-4">
      <p className="text-center text-14 text-ink-2">
        {first !== undefined && payable.length === 1 ? (
          <OrderNumber sn={first.sn} />
        ) : (
          <Plural value={payable.length} one="# order" other="# orders" />
        )}
        {' · '}
        <Plural value={piecesOf(payable)} one="# item" other="# items" />
      </p>
      <p className="mt-1">
        <Price amount={sums.amount} size="display" />
      </p>
      {sums.amount === '0.00' && (
        <p className="mt-1 text-center text-14 text-ink-2">
          <Trans>Nothing is charged. Your code confirms the order.</Trans>
        </p>
      )}
      {due !== undefined && <PaymentDeadline order={due} />}
      <div className="mt-4 w-full rounded-card bg-card p-4">
        <MoneyRows rows={useRows({ payable, user, sums })} />
      </div>
      {others.length > 0 && <OtherOrders orders={others} />}
    </div>
  );
}

/**
 * A hidden balance stays hidden here, since the pad itself shows that it suffices; the eye button reveals it. Only a
 * shortfall is always visible, because it prevents the payment.
 */
function BalanceLabel() {
  return (
    <span className="flex items-center">
      <Trans>Balance</Trans>
      <span className="-my-3">
        <HideBalanceButton />
      </span>
    </span>
  );
}

function useRows({ payable, user, sums }: Omit<PaymentSummaryProps, 'others'>): MoneyRow[] {
  const { t } = useLingui();
  const { money } = useFormats();
  const held = user.balance_pending;
  const note = held !== '0.00' && (
    <Trans>
      <PresentBalance>{money(held)}</PresentBalance> of it is on hold for a withdrawal
    </Trans>
  );
  const orders = payable.map(
    (order): MoneyRow => ({
      key: String(order.id),
      label: payable.length === 1 ? t`This order` : <OrderNumber sn={order.sn} />,
      amount: order.total_amount,
      sign: '-',
    }),
  );
  return [
    { key: 'balance', label: <BalanceLabel />, amount: user.balance, within: PresentBalance, ...(note && { note }) },
    ...orders,
    sums.shortfall === null
      ? { key: 'after', label: t`Balance after`, amount: sums.balanceAfter, isTotal: true, within: PresentBalance }
      : { key: 'missing', label: t`Shortfall`, amount: sums.shortfall, isTotal: true },
  ];
}

/** Orders of the same URL that were paid earlier, or have ended. */
function OtherOrders({ orders }: { orders: readonly ReadOrder[] }) {
  return (
    <ul className="mt-3 w-full text-14 text-ink-2">
      {orders.map(({ id, sn, paid_at }) => (
        <li key={id} className="py-0.5">
          {paid_at === null ? (
            <Trans>
              Order <bdi translate="no">{sn}</bdi> was cancelled and is not in the total
            </Trans>
          ) : (
            <Trans>
              Order <bdi translate="no">{sn}</bdi> is already paid and not in the total
            </Trans>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The payment deadline by the server's clock, emphasised only in the last quarter of the time. */
function PaymentDeadline({ order }: { order: DueOrder }) {
  const queries = useQueryClient();
  const { id, pay_deadline, created_at, server_time, receivedAt } = order;
  const end = Date.parse(pay_deadline);
  const lastQuarter = end - (end - Date.parse(created_at)) / 4;
  const isLate = useHasPassed(lastQuarter - clockOffset(server_time, receivedAt));
  const askServer = () => void queries.invalidateQueries({ queryKey: orderQuery(id).queryKey });
  return (
    <p
      className={classNames(
        'tabular mt-2.5 inline-flex min-h-7 items-center gap-1.5 rounded-full px-3 text-14',
        isLate ? 'bg-waiting-soft font-semibold text-waiting-ink' : 'bg-well text-ink-2',
      )}
    >
      <Icon name="clock" size={16} />
      <span>
        <Trans>
          Pay within{' '}
          <Countdown deadline={pay_deadline} serverTime={server_time} receivedAt={receivedAt} onEnd={askServer} />
        </Trans>
      </span>
    </p>
  );
}

/** Whether a moment has passed: milliseconds since 1970 by the device's clock; NaN never passes. */
function useHasPassed(moment: number): boolean {
  const [passed, setPassed] = useState<number>();
  useEffect(() => {
    if (Number.isNaN(moment)) return;
    const timer = setTimeout(() => setPassed(moment), Math.max(0, moment - Date.now()));
    return () => clearTimeout(timer);
  }, [moment]);
  return passed === moment;
}
