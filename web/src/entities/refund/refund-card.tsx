import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { piecesOf } from '@meridian/sdk/rules';
import { Link } from '@tanstack/react-router';
import { useFormats } from '../../i18n/formats.ts';
import { classNames } from '../../ui/class-names.ts';
import { SkeletonBlocks } from '../../ui/skeleton-blocks.tsx';
import { ItemPictures } from './item-pictures.tsx';
import { refundNextStep, refundStatusClass, refundStatusName, refundSum } from './refund-status.ts';

/** A refund case in a list: whose turn it is, by when, and the amount. Links to the case. */
export function RefundCard({ refund }: { refund: Schema<'RefundCard'> }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { money, day, moment } = formats;
  const { id, kind, status, shop, items, amount, created_at, next_by } = refund;
  const next = refundNextStep(refund, { by: next_by === null ? '' : moment(next_by), amount: money(amount) });
  return (
    <Link
      to="/refund/{-$id}/{-$sn}/{-$product_ids}/{-$amount}"
      params={{}}
      search={{ case: id }}
      className="flex flex-col gap-3 rounded-card bg-card p-4"
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-14">
        <bdi className="min-w-0 font-semibold" translate="no">
          {shop.name}
        </bdi>
        <span className={classNames('font-semibold', refundStatusClass(status))}>
          {i18n._(refundStatusName(status, refund.waits_for))}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ItemPictures items={items} />
        <span className="flex min-w-0 flex-1 basis-24 flex-wrap items-center gap-x-3">
          <span className={classNames('min-w-0 text-14 text-ink-2', items.length === 1 && 'flex-1 basis-24')}>
            {items.length === 1 ? (
              <span dir="auto" className="line-clamp-2">
                {items[0]?.name}
              </span>
            ) : null}
            <Plural value={piecesOf(items)} one="# item" other="# items" />
          </span>
          <span translate="no" className="tabular ms-auto text-16 font-semibold">
            {refundSum(refund, formats)}
          </span>
        </span>
      </span>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5 text-12 text-ink-2">
        <span className="min-w-0">{next && i18n._(next)}</span>
        <span>
          {kind === 'change_of_mind' ? (
            <Trans>Withdrawn from the contract: {day(created_at)}</Trans>
          ) : (
            <Trans>Requested: {day(created_at)}</Trans>
          )}
        </span>
      </span>
    </Link>
  );
}

export function RefundCardSkeleton() {
  return (
    <div className="flex flex-col gap-3 rounded-card bg-card p-4">
      <SkeletonBlocks className="flex justify-between" sizes={['h-5 w-28', 'h-5 w-20']} />
      <SkeletonBlocks className="flex items-center gap-3" sizes={['size-14 rounded-box', 'h-5 w-32']} />
      <div className="skeleton h-4 w-48" />
    </div>
  );
}
