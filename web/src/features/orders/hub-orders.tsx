import { Trans } from '@lingui/react/macro';
import type { DataOf } from '@meridian/sdk';
import type { OrderTab } from '@meridian/sdk/rules';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { OrderCard } from '../../entities/order/order-card.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';

interface OrdersSectionProps {
  title: ReactNode;
  /** The tab that lists all of them. */
  tab: OrderTab;
  query: { data: DataOf<'listOrders'> | undefined; dataUpdatedAt: number };
}

/** The first orders of a tab, with a link to the whole tab. */
export function OrdersSection({ title, tab, query: { data, dataUpdatedAt } }: OrdersSectionProps) {
  const heading = useId();
  const { count } = useFormats();
  if (data === undefined) return null;
  const clock = { serverTime: data.server_time, receivedAt: dataUpdatedAt };
  return (
    <section aria-labelledby={heading}>
      <SectionHeading
        id={heading}
        more={
          <Link
            to="/myPurchases/{-$status}"
            params={{ status: tab }}
            className="hit-44 flex items-center gap-0.5 text-14 text-ink-2"
          >
            <Trans>See all {count(data.total)}</Trans>
            <Icon name="forward" size={16} />
          </Link>
        }
      >
        {title}
      </SectionHeading>
      <ul className="flex flex-col gap-3">
        {data.list.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} clock={clock} />
          </li>
        ))}
      </ul>
    </section>
  );
}
