import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';

/** Where the money goes, and what comes before it. */
export function MoneyBack({ order: { fulfilment, shop }, type }: { order: Schema<'Order'>; type: string }) {
  return (
    <div className="flex items-start gap-3 rounded-card bg-brand-soft p-4 text-14">
      <Icon name="wallet" className="mt-0.5 text-brand" />
      <div className="min-w-0">
        <p className="font-semibold">
          <Trans>The money goes to your balance</Trans>
        </p>
        <p className="mt-0.5">{stepsOf(fulfilment, type, shop.name)}</p>
      </div>
    </div>
  );
}

function stepsOf(fulfilment: number, type: string, shop: string): ReactNode {
  if (fulfilment === 1) return <Trans>Nothing was shipped yet, so it is agreed to at once and paid back next.</Trans>;
  if (type === 'refund_return') {
    return (
      <Trans>
        {shop} answers first, then you send the goods back. It is paid when they have been checked. You see each step
        with its deadline.
      </Trans>
    );
  }
  return <Trans>{shop} answers first. As soon as you have applied, you see by when.</Trans>;
}
