import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Link } from '@tanstack/react-router';
import { OrderActions } from '../../entities/order/order-actions.tsx';
import { OrderItems } from '../../entities/order/order-items.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { MoneyRows } from '../../ui/money-rows.tsx';
import { isAwaited } from './is-awaited.ts';
import { orderSumRows } from './order-sums.tsx';
import { RefundCases } from './refund-cases.tsx';

/** What was ordered from which shop, how its after-sale stands, and what it came to. */
export function ItemsCard({ order }: { order: Schema<'Order'> }) {
  const { i18n } = useLingui();
  const { shop, items, quantity, refunds } = order;
  return (
    <section className="flex flex-col gap-3 rounded-card bg-card p-4">
      <h3 className="-my-2 text-14 font-semibold">
        <Link to="/shop/{-$id}" params={{ id: String(shop.id) }} className="inline-flex min-h-11 items-center gap-2.5">
          <Avatar picture={shop.logo} initials={shop.initials} kind="shop" size="small" />
          <bdi>{shop.name}</bdi>
          <Icon name="forward" size={16} className="text-ink-3" />
        </Link>
      </h3>
      <OrderItems items={items} linked />
      {/* With one case the item itself leads to it. */}
      {refunds.length > 1 && <RefundCases refunds={refunds} />}
      <div className="border-line border-t pt-3">
        <p className="pb-2.5 text-14 text-ink-2">
          <Trans>
            Quantity: <Plural value={quantity} one="# item" other="# items" />
          </Trans>
        </p>
        <MoneyRows rows={orderSumRows(order, i18n)} />
      </div>
      {isAwaited(order) && <OrderActions order={order} only={['buy_again']} />}
    </section>
  );
}
