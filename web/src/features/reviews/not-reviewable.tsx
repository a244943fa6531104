import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import type { ReactNode } from 'react';
import { LinkButton } from '../../navigation/link-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Why nothing of an order can be reviewed, by fulfilment. */
const reasons: Partial<Record<number, ReactNode>> = {
  0: <Trans>You can review this order once it is paid and you have received it.</Trans>,
  1: <Trans>You can review this order once it arrives. It has not shipped yet.</Trans>,
  2: <Trans>You can review this order once you confirm receipt.</Trans>,
  [-1]: <Trans>This order was cancelled, so there is nothing to review.</Trans>,
};

export function NotReviewable({ order }: { order: Schema<'Order'> }) {
  const { fulfilment, id } = order;
  return (
    <EmptyState
      icon="star"
      title={
        reasons[fulfilment] ?? (
          <Trans>Everything in this order was refunded or is in a refund case, so it cannot be reviewed.</Trans>
        )
      }
      action={
        <LinkButton to="/orderInfo/{-$id}" params={{ id: String(id) }} size="medium">
          <Trans>View order</Trans>
        </LinkButton>
      }
    />
  );
}
