import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { orderWords } from '../../entities/state/state-words.ts';
import { CopyRow } from '../../feedback/copy-row.tsx';
import { Button } from '../../ui/button.tsx';
import { Fact } from '../../ui/fact.tsx';
import { Moment } from './moment.tsx';

/** The order's number, dates, remark and seller, and the receipt. */
export function OrderFacts({ order }: { order: Schema<'Order'> }) {
  const { t, i18n } = useLingui();
  const moment = (at: string | null) => at !== null && <Moment at={at} />;
  const text = (words: string | null) => words !== null && <bdi>{words}</bdi>;
  const facts = [
    { key: 'made', name: <Trans>Ordered</Trans>, value: moment(order.created_at) },
    { key: 'paid', name: <Trans context="moment">Paid</Trans>, value: moment(order.paid_at) },
    { key: 'shipped', name: i18n._(orderWords.delivered), value: moment(order.shipped_at) },
    { key: 'received', name: i18n._(orderWords.received), value: moment(order.received_at) },
    { key: 'completed', name: i18n._(orderWords.completed), value: moment(order.completed_at) },
    { key: 'cancelled', name: i18n._(orderWords.cancelled), value: moment(order.cancelled_at) },
    { key: 'reason', name: <Trans>Reason</Trans>, value: text(order.cancel_reason) },
    { key: 'note', name: <Trans>Your note</Trans>, value: text(order.cancel_note) },
    { key: 'remark', name: <Trans>Note to shop</Trans>, value: text(order.remark) },
    { key: 'seller', name: <Trans>Seller</Trans>, value: text(order.seller.legal_name) },
  ];
  return (
    <section aria-label={t`Order details`} className="rounded-card bg-card px-4 pt-1.5 pb-4">
      <CopyRow label={t`Order number`} value={order.sn} />
      <dl className="mt-1 flex flex-col gap-2 text-14">
        {facts.map(
          ({ key, name, value }) =>
            value !== false && (
              <Fact key={key} name={name}>
                {value}
              </Fact>
            ),
        )}
      </dl>
      {order.paid_at !== null && (
        <div className="mt-4">
          <Button variant="quiet" size="medium" wide onClick={() => window.print()}>
            <Trans>Print receipt</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
