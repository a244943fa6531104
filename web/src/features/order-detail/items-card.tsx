import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Link } from '@tanstack/react-router';
import { OrderActions } from '../../entities/order/order-actions.tsx';
import { mainButton } from '../../entities/order/order-buttons.ts';
import { OrderItems } from '../../entities/order/order-items.tsx';
import { refundSum } from '../../entities/refund/refund-status.ts';
import { refundWords } from '../../entities/state/state-words.ts';
import { useFormats } from '../../i18n/formats.ts';
import { InternalLink } from '../../navigation/internal-link.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon/icon.tsx';

/** The ordered items and their shop, with the state of refund cases. */
export function ItemsCard({ order }: { order: Schema<'Order'> }) {
  const { shop, items, refunds } = order;
  return (
    <section className="flex flex-col gap-3 rounded-card bg-card p-4">
      <h3 className="text-14 font-semibold">
        <Link to="/shop/{-$id}" params={{ id: String(shop.id) }} className="hit-44 flex w-fit items-center gap-2.5">
          <Avatar picture={shop.logo} initials={shop.initials} kind="shop" size="small" />
          <bdi translate="no">{shop.name}</bdi>
          <Icon name="forward" size={16} className="text-ink-3" />
        </Link>
      </h3>
      <OrderItems items={items} linked />
      {/* With a single case, the item itself links to the case. */}
      {refunds.length > 1 && <RefundCases refunds={refunds} />}
      {mainButton(order) !== undefined && <OrderActions order={order} only={['buy_again']} />}
    </section>
  );
}

/** All refund cases of an order. An item itself names only its latest case. */
function RefundCases({ refunds }: { refunds: readonly Schema<'RefundRef'>[] }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  return (
    <ul className="flex flex-col border-line border-t pt-1 text-14">
      {refunds.map(({ id, sn, status, amount }) => (
        <li key={id}>
          <InternalLink path={`/refund?case=${id}`} className="flex min-h-11 items-center gap-3">
            <Icon name="refund" size={18} className="text-ink-2" />
            <span className="min-w-0 flex-1">
              <Trans>
                Refund <bdi translate="no">{sn}</bdi>: {i18n._(refundWords[status])}
              </Trans>
            </span>
            <span className="tabular" translate="no">
              {refundSum({ status, amount }, formats)}
            </span>
            <Icon name="forward" size={16} className="text-ink-3" />
          </InternalLink>
        </li>
      ))}
    </ul>
  );
}
