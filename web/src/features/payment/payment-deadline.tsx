import { Trans } from '@lingui/react/macro';
import { orderQuery } from '@meridian/sdk/react';
import { clockOffset, msUntil } from '@meridian/sdk/rules';
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
  const lastQuarter = new Date(end - (end - Date.parse(created_at)) / 4).toISOString();
  const isLate = useHasPassed(lastQuarter, server_time, receivedAt);
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

/** Whether a moment has passed by the server's clock. */
function useHasPassed(moment: string, serverTime: string, receivedAt: number): boolean {
  const [passed, setPassed] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setPassed(moment), msUntil(moment, clockOffset(serverTime, receivedAt)));
    return () => clearTimeout(timer);
  }, [moment, serverTime, receivedAt]);
  return passed === moment;
}
