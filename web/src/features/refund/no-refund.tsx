import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { LinkButton } from '../../navigation/link-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface Reason {
  title: MessageDescriptor;
  detail?: MessageDescriptor;
}

const nothingLeft: Reason = { title: msg`Nothing left in this order can be refunded.` };

/** Why an order as a whole has no refund. An item shows its own block. */
const reasons: Partial<Record<Schema<'RefundBlock'>, Reason>> = {
  not_paid: {
    title: msg`This order is not paid yet, so nothing can be refunded.`,
    detail: msg`You can cancel it from the order.`,
  },
  order_cancelled: { title: msg`This order was cancelled.` },
  order_completed: {
    title: msg`This order is completed and can no longer be refunded.`,
    detail: msg`If something is wrong with it, message the shop.`,
  },
  already_refunded: { title: msg`This order was refunded in full.` },
  in_open_case: { title: msg`Everything in this order is already in a refund case.` },
};

/** Tells why an order has no refund, and what the customer can do instead. */
export function NoRefund({ order, quote }: { order: Schema<'Order'>; quote: Schema<'RefundQuote'> }) {
  const { i18n } = useLingui();
  const blocked = quote.items.find(({ block }) => block !== null);
  const latest = order.refunds[0];
  const { title, detail } = (blocked?.block && reasons[blocked.block]) ?? nothingLeft;
  return (
    <EmptyState
      icon="refund"
      title={i18n._(title)}
      detail={detail && i18n._(detail)}
      action={
        <>
          {latest !== undefined && (
            <LinkButton
              to="/refund/{-$id}/{-$sn}/{-$product_ids}/{-$amount}"
              params={{}}
              search={{ case: blocked?.refund_id ?? latest.id }}
              size="medium"
            >
              <Trans>View case</Trans>
            </LinkButton>
          )}
          <LinkButton to="/service" search={{ shop: order.shop.id, order: order.id }} size="medium" variant="quiet">
            <Trans>Message {order.shop.name}</Trans>
          </LinkButton>
        </>
      }
    />
  );
}
