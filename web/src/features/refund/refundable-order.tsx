import { Plural, Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Link } from '@tanstack/react-router';
import { ItemPictures } from '../../entities/refund/item-pictures.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { Icon } from '../../ui/icon/icon.tsx';

/** An order to request a refund for. Links to the application, which explains why if no refund is possible. */
export function RefundableOrder({ order }: { order: Schema<'OrderCard'> }) {
  const { money, capitalDay } = useFormats();
  const { id, sn, shop, items, total_amount, created_at, allowed_actions } = order;
  const left = items.reduce((sum, { refundable_quantity }) => sum + refundable_quantity, 0);
  return (
    <Link
      to="/refund/{-$id}/{-$sn}/{-$product_ids}/{-$amount}"
      params={{ id: String(id), sn }}
      className="flex flex-col gap-3 rounded-card bg-card p-4"
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-14">
        <bdi className="min-w-0 font-semibold" translate="no">
          {shop.name}
        </bdi>
        <span className="text-12 text-ink-2">{capitalDay(created_at)}</span>
      </span>
      <span className="flex flex-wrap items-center gap-3">
        <ItemPictures items={items} />
        <span className="min-w-0 flex-[1_1_7rem] text-14">
          {items.length === 1 && (
            <span dir="auto" className="line-clamp-2">
              {items[0]?.name}
            </span>
          )}
          <span className="text-ink-2">
            {allowed_actions.includes('refund') ? (
              <Plural value={left} one="# item can be refunded" other="# items can be refunded" />
            ) : (
              <Trans>Nothing left to refund</Trans>
            )}
          </span>
        </span>
        <Icon name="forward" size={16} className="text-ink-3" />
      </span>
      <span className="flex flex-wrap justify-between gap-x-3 text-12 text-ink-2">
        <bdi translate="no" className="tabular">
          {sn}
        </bdi>
        <span className="tabular" translate="no">
          {money(total_amount)}
        </span>
      </span>
    </Link>
  );
}
