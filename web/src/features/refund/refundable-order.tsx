import { Plural, Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Link } from '@tanstack/react-router';
import { useFormats } from '../../i18n/formats.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { ProductImage } from '../../ui/product/product-image.tsx';

/** How many pictures fit beside one another on the narrowest phone. */
const MAX_PICTURES = 3;

/** An order to apply for a refund of. Leads to the application, which says why where there is none. */
export function RefundableOrder({ order }: { order: Schema<'OrderCard'> }) {
  const { money, day } = useFormats();
  const { id, sn, shop, items, total_amount, created_at, allowed_actions } = order;
  const left = items.reduce((sum, { refundable_quantity }) => sum + refundable_quantity, 0);
  return (
    <Link
      to="/refund/{-$id}/{-$sn}/{-$product_ids}/{-$amount}"
      params={{ id: String(id), sn }}
      className="press flex flex-col gap-3 rounded-card bg-card p-4"
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-14">
        <span className="min-w-0 font-semibold">{shop.name}</span>
        <span className="text-12 text-ink-2">{day(created_at)}</span>
      </span>
      <span className="flex flex-wrap items-center gap-3">
        <span className="flex shrink-0 gap-2">
          {items.slice(0, MAX_PICTURES).map((item) => (
            <ProductImage
              key={item.id}
              src={item.picture}
              alt=""
              tint={item.category_code}
              className="size-14 rounded-box p-1.5"
            />
          ))}
        </span>
        <span className="min-w-0 flex-[1_1_7rem] text-14">
          {items.length === 1 && <span className="line-clamp-2">{items[0]?.name}</span>}
          <span className="text-ink-2">
            {allowed_actions.includes('refund') ? (
              <Plural value={left} one="# piece can be refunded" other="# pieces can be refunded" />
            ) : (
              <Trans>Nothing left to refund</Trans>
            )}
          </span>
        </span>
        <Icon name="forward" size={16} className="text-ink-3" />
      </span>
      <span className="flex flex-wrap justify-between gap-x-3 text-12 text-ink-2">
        <bdi className="tabular">{sn}</bdi>
        <span className="tabular">{money(total_amount)}</span>
      </span>
    </Link>
  );
}

/** The skeleton of a RefundableOrder. */
export function RefundableOrderSkeleton() {
  return (
    <div className="flex flex-col gap-3 rounded-card bg-card p-4">
      <div className="flex justify-between">
        <div className="skeleton h-5 w-28" />
        <div className="skeleton h-5 w-16" />
      </div>
      <div className="flex items-center gap-3">
        <div className="skeleton size-14 rounded-box" />
        <div className="skeleton h-5 w-32" />
      </div>
      <div className="skeleton h-4 w-40" />
    </div>
  );
}
