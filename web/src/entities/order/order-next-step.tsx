import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { invalidateAfterMutation } from '@meridian/sdk/react';
import { compareMoney, orderStatusName } from '@meridian/sdk/rules';
import { useQueryClient } from '@tanstack/react-query';
import { Countdown } from '../../feedback/countdown.tsx';
import { useFormats } from '../../i18n/formats.ts';

/** The server's clock: its time in an answer, and the device's when the answer came (ms). */
export interface ServerClock {
  serverTime: string;
  receivedAt: number;
}

type NextStepOf = Pick<
  Schema<'OrderCard'>,
  'status' | 'fulfilment' | 'next_by' | 'pay_deadline' | 'refunded_amount' | 'allowed_actions'
>;

interface OrderNextStepProps {
  order: NextStepOf;
  clock: ServerClock;
}

/** What happens to the order next, and by when. Nothing for a status that is not known. */
export function OrderNextStep({ order, clock }: OrderNextStepProps) {
  const { date, money } = useFormats();
  const by = order.next_by === null ? undefined : date(order.next_by);
  const paidBack = money(order.refunded_amount);
  switch (orderStatusName(order.status)) {
    case 'waiting_pay':
      return order.pay_deadline === null ? null : <PayWithin deadline={order.pay_deadline} clock={clock} />;
    case 'waiting_deliver':
      return <Trans>Paid. The shop ships it next.</Trans>;
    case 'delivered':
      return by === undefined ? (
        <Trans>On its way. Confirm when you have it.</Trans>
      ) : (
        <Trans>On its way. Confirm when you have it; on {by} it counts as received.</Trans>
      );
    case 'received':
      return by === undefined ? <Trans>Received.</Trans> : <Trans>Refunds can be applied for until {by}.</Trans>;
    case 'completed':
      return order.allowed_actions.includes('review') ? (
        <Trans>Nothing is left to do. You can still review it.</Trans>
      ) : (
        <Trans>Nothing is left to do.</Trans>
      );
    case 'cancelled':
      return compareMoney(order.refunded_amount, '0.00') > 0 ? (
        <Trans>{paidBack} was paid back to your balance.</Trans>
      ) : (
        <Trans>Nothing was charged.</Trans>
      );
    case 'refunding':
      return by === undefined ? (
        <Trans>The refund is under way.</Trans>
      ) : (
        <Trans>The refund is under way. Its next step comes by {by}.</Trans>
      );
    case 'refunded':
      return <Trans>{paidBack} was paid back to your balance.</Trans>;
    case 'in_after_sale':
      return by === undefined ? (
        <Trans>Your request waits for an answer.</Trans>
      ) : (
        <Trans>An answer comes by {by}.</Trans>
      );
    default:
      return null;
  }
}

/** The time that is left to pay. When it is over the order is asked for again: the server has cancelled it. */
function PayWithin({ deadline, clock }: { deadline: string; clock: ServerClock }) {
  const queries = useQueryClient();
  return (
    <Trans>
      Pay within{' '}
      <Countdown deadline={deadline} {...clock} onEnd={() => invalidateAfterMutation(queries, 'cancelOrder')} />, then
      it is cancelled.
    </Trans>
  );
}
