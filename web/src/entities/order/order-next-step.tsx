import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { invalidateAfterMutation } from '@meridian/sdk/react';
import { compareMoney, orderStatusName } from '@meridian/sdk/rules';
import { useQueryClient } from '@tanstack/react-query';
import { Countdown } from '../../feedback/countdown.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { Urgent } from '../../ui/urgent.tsx';
import { caseDueBy } from './case-due.ts';

/** The server's clock: the server time of an answer, and the device time when the answer came (ms). */
export interface ServerClock {
  serverTime: string;
  receivedAt: number;
}

/** What happens to the order next, and by when. Empty if nothing does, and for an unknown status. */
export function OrderNextStep({ order, clock }: { order: Schema<'OrderCard'> | Schema<'Order'>; clock: ServerClock }) {
  const { moment, money } = useFormats();
  const status = orderStatusName(order.status);
  const isCase = status === 'refunding' || status === 'in_after_sale';
  const at = isCase ? caseDueBy(order) : order.next_by;
  const by = at ? moment(at) : undefined;
  const paidBack = money(order.refunded_amount);
  const isPaidBack = compareMoney(order.refunded_amount, '0.00') > 0;
  const canRefund = order.allowed_actions.includes('refund');
  switch (status) {
    case 'waiting_pay':
      return order.pay_deadline === null ? null : <PayWithin deadline={order.pay_deadline} clock={clock} />;
    case 'waiting_deliver':
      return order.items.some(({ cancelled_quantity }) => cancelled_quantity > 0) ? (
        <Trans>The shop will ship the other items next.</Trans>
      ) : (
        <Trans>Paid. The shop will ship it next.</Trans>
      );
    case 'delivered':
      return by === undefined ? (
        <Trans>Confirm when it arrives.</Trans>
      ) : (
        <Trans>Confirm when it arrives, or it is confirmed automatically on {by}.</Trans>
      );
    case 'received':
      if (by === undefined) return <Trans>Received.</Trans>;
      return canRefund ? (
        <Trans>You can request a refund until {by}.</Trans>
      ) : (
        <Trans>Completes automatically on {by}.</Trans>
      );
    case 'completed':
      if (canRefund && by !== undefined) return <Trans>You can request a refund until {by}.</Trans>;
      return isPaidBack ? <Trans>{paidBack} was refunded to your balance.</Trans> : null;
    case 'cancelled':
      return isPaidBack ? <Trans>{paidBack} was refunded to your balance.</Trans> : <Trans>Nothing was charged.</Trans>;
    case 'refunding':
      return by === undefined ? (
        <Trans>Your refund is in progress.</Trans>
      ) : (
        <Trans>Your refund is in progress. Next step by {by}.</Trans>
      );
    case 'refunded':
      return <Trans>{paidBack} was refunded to your balance.</Trans>;
    case 'in_after_sale':
      return by === undefined ? (
        <Trans>Your request is waiting for an answer.</Trans>
      ) : (
        <Trans>You will hear back by {by}.</Trans>
      );
    default:
      return null;
  }
}

/** The time left to pay. When it is over the order is refetched: the server has cancelled it. */
function PayWithin({ deadline, clock }: { deadline: string; clock: ServerClock }) {
  const queries = useQueryClient();
  return (
    <Urgent>
      <Trans>
        Pay within{' '}
        <Countdown deadline={deadline} {...clock} onEnd={() => invalidateAfterMutation(queries, 'cancelOrder')} />, or
        it is cancelled.
      </Trans>
    </Urgent>
  );
}
