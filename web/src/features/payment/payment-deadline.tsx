import { Trans } from '@lingui/react/macro';
import { orderQuery } from '@meridian/sdk/react';
import { clockOffset } from '@meridian/sdk/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Countdown } from '../../feedback/countdown.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { DueOrder } from './payment-orders.ts';

/** The payment deadline by the server's clock, emphasised only in the last quarter of the time. */
export function PaymentDeadline({ order }: { order: DueOrder }) {
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
