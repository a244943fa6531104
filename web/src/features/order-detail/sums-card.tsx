import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { MoneyRows } from '../../ui/money-rows.tsx';
import { orderSumRows } from './order-sums.tsx';

/** The quantity and the sums of an order. */
export function SumsCard({ order }: { order: Schema<'Order'> }) {
  const { i18n } = useLingui();
  const { quantity } = order;
  return (
    <section className="rounded-card bg-card p-4">
      <p className="pb-2.5 text-14 text-ink-2">
        <Trans>
          Quantity: <Plural value={quantity} one="# item" other="# items" />
        </Trans>
      </p>
      <MoneyRows rows={orderSumRows(order, i18n)} />
    </section>
  );
}
