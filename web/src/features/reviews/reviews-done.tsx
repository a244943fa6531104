import { Plural, Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { myReviewList } from '@meridian/sdk/react';
import { ORDER_STATUS } from '@meridian/sdk/rules';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../navigation/link-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';

interface ReviewsDoneProps {
  order: Schema<'Order'>;
  /** How many items of the order still wait for a review. */
  pending: number;
}

/** The outcome of the reviews that were just sent, and what is next. */
export function ReviewsDone({ order, pending }: ReviewsDoneProps) {
  const { data: waiting } = useQuery(myReviewList.pages({ state: 'pending' })(1));
  const others = waiting?.list.find(({ order_item }) => order_item.order_id !== order.id)?.order_item.order_id;
  return (
    <section role="status" className="flex flex-col items-start gap-2 rounded-card bg-success-soft p-4">
      <h2 className="flex items-center gap-2 text-16 font-semibold text-success-ink">
        <Icon name="check" />
        <Trans>Thank you. Your review is now public.</Trans>
      </h2>
      <p className="text-14">
        {pending > 0 ? (
          <Plural
            value={pending}
            one="You can review one more product from this order below."
            other="You can review # more products from this order below."
          />
        ) : order.fulfilment === ORDER_STATUS.completed ? (
          <Trans>
            Order <bdi translate="no">{order.sn}</bdi> is completed. If the shop replies, you will see it here.
          </Trans>
        ) : (
          <Trans>If the shop replies, you will see it here.</Trans>
        )}
      </p>
      {pending === 0 && others !== undefined && (
        <LinkButton to="/comment" search={{ order: others }} size="medium">
          <Trans>Review the next order</Trans>
        </LinkButton>
      )}
    </section>
  );
}
