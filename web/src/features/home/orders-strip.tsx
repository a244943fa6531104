import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { badgesQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Countdown } from '../../feedback/countdown.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { Icon } from '../../ui/icon/icon.tsx';

const card = '@container flex min-h-12 flex-wrap items-center gap-x-2.5 rounded-card px-4 py-1 text-14';

/** The unpaid order with the next deadline, or its children if there is none. */
export function UnpaidStrip({ children }: { children: ReactNode }) {
  const { data, dataUpdatedAt, isPending } = useQuery(badgesQuery());
  if (isPending) return <div aria-hidden className="skeleton min-h-12 rounded-card" />;
  if (!data?.next_unpaid) return children;
  return <UnpaidOrder order={data.next_unpaid} serverTime={data.server_time} receivedAt={dataUpdatedAt} />;
}

/** Shown to a customer with no notice and nothing to pay. The strip is never empty, so that nothing moves. */
export function OrdersStrip() {
  return (
    <Link to="/order" className={`${card} bg-card`}>
      <Icon name="bag" className="text-ink-2" />
      <span className="min-w-0 flex-1">
        <Trans>My orders</Trans>
      </span>
      <Icon name="forward" size={16} className="text-ink-3" />
    </Link>
  );
}

interface UnpaidOrderProps {
  order: Schema<'UnpaidOrder'>;
  serverTime: string;
  receivedAt: number;
}

function UnpaidOrder({ order: { order_id, total_amount: total, pay_deadline }, ...clock }: UnpaidOrderProps) {
  const { money } = useFormats();
  return (
    <Link
      to="/orderInfo/{-$id}"
      params={{ id: String(order_id) }}
      className={`${card} bg-waiting-soft text-waiting-ink`}
    >
      <Icon name="clock" size={18} className="@max-[12rem]:hidden" />
      <span className="min-w-0 flex-1 basis-[8rem]">
        <Trans>
          <span className="font-semibold">{money(total)}</span> to pay
        </Trans>
      </span>
      <Countdown deadline={pay_deadline} {...clock} />
      <Icon name="forward" size={16} />
    </Link>
  );
}
