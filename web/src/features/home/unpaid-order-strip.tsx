import { Trans } from '@lingui/react/macro';
import { badgesQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Countdown } from '../../feedback/countdown.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { Icon } from '../../ui/icon/icon.tsx';

/** The unpaid order with the next deadline. It floats above the tab bar, so that nothing moves when it appears. */
export function UnpaidOrderStrip() {
  const { money } = useFormats();
  const { data, dataUpdatedAt } = useQuery(badgesQuery());
  if (!data?.next_unpaid) return null;
  const { order_id, total_amount: total, pay_deadline } = data.next_unpaid;
  return (
    <>
      <div aria-hidden className="h-[4rem]" />
      <Link
        to="/orderInfo/{-$id}"
        params={{ id: String(order_id) }}
        className="press @container fixed inset-x-0 bottom-[calc(var(--tab-bar)+var(--safe-bottom)+8px)] z-30 mx-auto flex min-h-12 w-[calc(100%-32px)] max-w-112 flex-wrap items-center gap-x-2.5 rounded-sheet bg-waiting-soft px-4 py-2 text-14 text-waiting-ink"
      >
        <Icon name="clock" size={18} className="@max-[12rem]:hidden" />
        <span className="min-w-0 flex-1 basis-[8rem]">
          <Trans>
            <span className="font-semibold">{money(total)}</span> waits for payment
          </Trans>
        </span>
        <Countdown deadline={pay_deadline} serverTime={data.server_time} receivedAt={dataUpdatedAt} />
        <Icon name="forward" size={16} />
      </Link>
    </>
  );
}
