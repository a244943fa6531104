import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { orderQuery } from '@meridian/sdk/react';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { HelpButton } from '../../entities/legal/help-button.tsx';
import { OrderNumber } from '../../entities/order/order-number.tsx';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { NoRefund } from './no-refund.tsx';
import { RefundForm } from './refund-form.tsx';
import { checkHints, firstChoice, type RefundHints } from './refund-hints.ts';
import { RefundFormSkeleton } from './refund-skeletons.tsx';
import { RefundStartPage, type RefundStartPageProps } from './refund-start-page.tsx';
import { wholeOrderQuote } from './use-refund-quote.ts';

interface ApplyRefundPageProps {
  orderId: number;
  /** The other parts of the path: initial values of the form, if they agree with the order. */
  hints: RefundHints;
  onApplied: (refundId: number) => Promise<void>;
  /** The screen shown when there is no such order. */
  start: RefundStartPageProps;
}

const bar = <ScreenBar parent="/order" actions={<HelpButton topic="refunds" />} />;

/** The application for a refund of pieces of an order, or the reason why a refund is not possible. */
export function ApplyRefundPage({ orderId, hints, onApplied, start }: ApplyRefundPageProps) {
  return (
    <PageErrorBoundary
      bar={bar}
      notFound={{ reason: 'order_not_found', screen: <RefundStartPage {...start} /> }}
      skeleton={<RefundFormSkeleton />}
    >
      <Application key={orderId} orderId={orderId} hints={hints} onApplied={onApplied} />
    </PageErrorBoundary>
  );
}

function Application({ orderId, hints, onApplied }: Omit<ApplyRefundPageProps, 'start'>) {
  const { data: order } = useSuspenseQuery(orderQuery(orderId));
  const [asked] = useState(() => wholeOrderQuote(order));
  const { data: whole } = useSuspenseQuery(asked);
  const queries = useQueryClient();
  const state = `${order.fulfilment} ${order.refunds.map(({ id, status }) => `${id} ${status}`)}`;
  const seen = useRef(state);
  useEffect(() => {
    if (state === seen.current) return;
    seen.current = state;
    // The refundable amounts depend on this state, and another tab may have changed it.
    void queries.invalidateQueries({ queryKey: ['quoteRefund'] });
  }, [state, queries]);
  // Opening the case uses up the refundable pieces: the form stays until the answer is shown.
  const [isSending, setSending] = useState(false);
  const [checked] = useState(() => checkHints(hints, order, whole.max_amount));
  const { productIds } = hints;
  const isPossible = whole.options.length > 0 && order.items.some(({ refundable_quantity }) => refundable_quantity > 0);
  return (
    <div className="flex grow flex-col gap-6 px-4 pt-2 pb-6">
      <OrderLine order={order} />
      {isPossible || isSending ? (
        <>
          <WrongLink checked={checked} maxAmount={whole.max_amount} />
          <RefundForm
            order={order}
            options={whole.options}
            chosen={firstChoice(order.items, productIds)}
            amount={checked.amount}
            draft={['refund', order.id, ...[...productIds].sort((a, b) => a - b)].join('.')}
            onSending={setSending}
            onApplied={onApplied}
          />
        </>
      ) : (
        <NoRefund order={order} quote={whole} />
      )}
    </div>
  );
}

function OrderLine({ order }: { order: Schema<'Order'> }) {
  return (
    <Link
      to="/orderInfo/{-$id}"
      params={{ id: String(order.id) }}
      className="flex min-h-11 items-center gap-3 rounded-card bg-card px-4 py-2 text-14"
    >
      <Icon name="order" className="text-ink-2" />
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
        <bdi className="font-semibold" translate="no">
          {order.shop.name}
        </bdi>
        <span className="text-ink-2">
          <OrderNumber sn={order.sn} />
        </span>
      </span>
      <Icon name="forward" size={16} className="text-ink-3" />
    </Link>
  );
}

interface WrongLinkProps {
  checked: ReturnType<typeof checkHints>;
  /** The maximum that the whole order allows. */
  maxAmount: string;
}

/** Lists the parts of the URL that do not agree with the order and are ignored. */
function WrongLink({ checked: { isOtherNumber, isOtherProduct, isOtherAmount }, maxAmount }: WrongLinkProps) {
  const { money } = useFormats();
  if (!isOtherNumber && !isOtherProduct && !isOtherAmount) return null;
  return (
    <div role="status" className="flex flex-col gap-1 rounded-card bg-waiting-soft p-4 text-14 text-waiting-ink">
      {isOtherNumber && (
        <p>
          <Trans>The link has another order number. Check that this is the right order.</Trans>
        </p>
      )}
      {isOtherProduct && (
        <p>
          <Trans>The product in the link is not in this order.</Trans>
        </p>
      )}
      {isOtherAmount && (
        <p>
          <Trans>The amount in the link cannot be refunded. The maximum is {money(maxAmount)}.</Trans>
        </p>
      )}
    </div>
  );
}
