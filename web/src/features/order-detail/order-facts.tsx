import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import type { ReactNode } from 'react';
import { orderWords } from '../../entities/state/state-words.ts';
import { CopyRow } from '../../feedback/copy-row.tsx';
import { Button } from '../../ui/button.tsx';
import { Moment } from './moment.tsx';

/** The order's number, dates, remark and seller, and the receipt. */
export function OrderFacts({ order }: { order: Schema<'Order'> }) {
  const { t, i18n } = useLingui();
  const times: { key: string; label: ReactNode; at: string | null }[] = [
    { key: 'made', label: <Trans>Ordered</Trans>, at: order.created_at },
    { key: 'paid', label: <Trans context="moment">Paid</Trans>, at: order.paid_at },
    { key: 'shipped', label: i18n._(orderWords.delivered), at: order.shipped_at },
    { key: 'received', label: i18n._(orderWords.received), at: order.received_at },
    { key: 'completed', label: i18n._(orderWords.completed), at: order.completed_at },
    { key: 'cancelled', label: i18n._(orderWords.cancelled), at: order.cancelled_at },
  ];
  const words: { key: string; label: ReactNode; text: string | null }[] = [
    { key: 'reason', label: <Trans>Reason</Trans>, text: order.cancel_reason },
    { key: 'note', label: <Trans>Your note</Trans>, text: order.cancel_note },
    { key: 'remark', label: <Trans>Note to shop</Trans>, text: order.remark },
    { key: 'seller', label: <Trans>Seller</Trans>, text: order.seller.legal_name },
  ];
  return (
    <section aria-label={t`Order details`} className="rounded-card bg-card px-4 pt-1.5 pb-4">
      <CopyRow label={t`Order number`} value={order.sn} />
      <dl className="mt-1 flex flex-col gap-2 text-14">
        {times.map(({ key, label, at }) => at !== null && <Fact key={key} label={label} value={<Moment at={at} />} />)}
        {words.map(
          ({ key, label, text }) => text !== null && <Fact key={key} label={label} value={<bdi>{text}</bdi>} />,
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

function Fact({ label, value }: { label: ReactNode; value: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <dt className="text-ink-2">{label}</dt>
      <dd className="ms-auto min-w-0 text-end">{value}</dd>
    </div>
  );
}
