import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DataOf, Schema } from '@meridian/sdk';
import { productQuery } from '@meridian/sdk/react';
import { addMoney, ORDER_STATUS } from '@meridian/sdk/rules';
import { useQueries } from '@tanstack/react-query';
import { OrderNumber } from '../../entities/order/order-number.tsx';
import { HiddenMoney } from '../../entities/wallet/hidden-money.tsx';
import { OutcomeHeading } from '../../entities/wallet/outcome-heading.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { successMessages } from '../../i18n/success-messages.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { MoneyRows } from '../../ui/money-rows.tsx';
import { Price } from '../../ui/product/price.tsx';
import type { ReadOrder } from './payment-orders.ts';

interface PaymentResultProps {
  /** The paid orders as read from the server, which a reload does not change. */
  paid: readonly ReadOrder[];
  closed: readonly ReadOrder[];
  /** The answer to the payment. The orders may not have been fetched again yet. */
  answer: DataOf<'payOrders'> | undefined;
  balance: string;
}

/** What was paid, what happens next, and the links onward (R8.04: paySuccess). */
export function PaymentResult({ paid, closed, answer, balance }: PaymentResultProps) {
  const { t, i18n } = useLingui();
  const { dateTime } = useFormats();
  const orders = answer?.orders ?? paid;
  const amount = answer?.amount ?? addMoney(...paid.map(({ total_amount }) => total_amount));
  const paidAt =
    answer?.paid_at ??
    paid
      .flatMap(({ paid_at }) => paid_at ?? [])
      .sort()
      .at(-1) ??
    '';
  const isNew = orders.every(({ fulfilment }) => fulfilment === ORDER_STATUS.waiting_deliver);
  return (
    <div className="flex grow flex-col px-4 pt-4 pb-[calc(16px+var(--safe-bottom))]">
      <OutcomeHeading tone="done" title={i18n._(successMessages.paySuccess)}>
        <p className="mt-1">
          <Price amount={amount} size="display" />
        </p>
        <p className="mt-1 text-14 text-ink-2">{dateTime(paidAt)}</p>
      </OutcomeHeading>
      <div className="mt-5 rounded-card bg-card p-4">
        <MoneyRows
          rows={[
            ...orders.map((order) => ({
              key: String(order.id),
              label: <OrderNumber sn={order.sn} />,
              amount: order.total_amount,
            })),
            {
              key: 'balance',
              label: t`Balance now`,
              amount: answer?.balance_after ?? balance,
              isTotal: true,
              within: HiddenMoney,
            },
          ]}
        />
      </div>
      {closed.map(({ id, sn }) => (
        <p key={id} className="mt-3 text-14 text-ink-2">
          <Trans>
            Order <bdi translate="no">{sn}</bdi> was cancelled and not charged.
          </Trans>
        </p>
      ))}
      {isNew && <WhatIsNext orders={orders} />}
      <div className="mt-auto flex flex-col gap-1 pt-6">
        <OrderLink orders={orders} />
        <LinkButton to="/home" variant="plain" wide>
          <Trans>Continue shopping</Trans>
        </LinkButton>
      </div>
    </div>
  );
}

function WhatIsNext({ orders }: { orders: readonly Schema<'OrderCard'>[] }) {
  return (
    <section className="mt-3 rounded-card bg-card p-4 text-14">
      <h3 className="font-semibold">
        <Trans>What happens next</Trans>
      </h3>
      <ul className="mt-2 flex flex-col gap-2.5 text-ink-2">
        <li className="flex items-start gap-3">
          <Icon name="package" />
          <span>
            <Plural
              value={orders.length}
              one="The shop is packing your order. We will notify you when it ships."
              other="The shops are packing your orders. We will notify you when each one ships."
            />
          </span>
        </li>
        <li className="flex min-h-5 items-start gap-3">
          <Icon name="truck" />
          <ArrivalTime
            orderCount={orders.length}
            productIds={[...new Set(orders.flatMap(({ items }) => items.map(({ product_id }) => product_id)))]}
          />
        </li>
      </ul>
    </section>
  );
}

function OrderLink({ orders }: { orders: readonly Pick<Schema<'OrderCard'>, 'id'>[] }) {
  const [order, ...others] = orders;
  if (order !== undefined && others.length === 0) {
    return (
      <LinkButton to="/orderInfo/{-$id}" params={{ id: String(order.id) }} wide>
        <Trans>View order</Trans>
      </LinkButton>
    );
  }
  return (
    <LinkButton to="/myPurchases/{-$status}" params={{ status: '1' }} wide>
      <Trans>View my orders</Trans>
    </LinkButton>
  );
}

/** How long the products take to arrive, as the shops state it. Until that is known, refers to the orders. */
export function ArrivalTime({ productIds, orderCount }: { productIds: readonly number[]; orderCount: number }) {
  const { count } = useFormats();
  const deliveries = useQueries({
    queries: productIds.map((id) => productQuery(id)),
    combine: (results) => results.flatMap(({ data }) => data?.delivery ?? []),
  });
  if (deliveries.length < productIds.length) {
    return (
      <span>
        <Plural value={orderCount} one="Track it from your order." other="Track them from your orders." />
      </span>
    );
  }
  const to = Math.max(...deliveries.map(({ days_max }) => days_max));
  const least = Math.min(...deliveries.map(({ days_min }) => days_min));
  const from = least < to && count(least);
  return (
    <span>
      {orderCount === 1 ? (
        from ? (
          <Trans>
            It usually arrives in {from} to <Plural value={to} one="# day" other="# days" />. Track it from your order.
          </Trans>
        ) : (
          <Trans>
            It usually arrives in <Plural value={to} one="# day" other="# days" />. Track it from your order.
          </Trans>
        )
      ) : from ? (
        <Trans>
          They usually arrive in {from} to <Plural value={to} one="# day" other="# days" />. Track them from your
          orders.
        </Trans>
      ) : (
        <Trans>
          They usually arrive in <Plural value={to} one="# day" other="# days" />. Track them from your orders.
        </Trans>
      )}
    </span>
  );
}
