import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { ORDER_STATUS } from '@meridian/sdk/rules';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import { EndsChangeOfMind } from './ends-change-of-mind.tsx';

/** Tells where the money goes, what happens first, and what the request ends. */
export function MoneyBack({ order, type }: { order: Schema<'Order'>; type: string }) {
  const { fulfilment, shop, allowed_actions, refunds } = order;
  return (
    <div className="flex items-start gap-3 rounded-card bg-brand-soft p-4 text-14">
      <Icon name="wallet" className="mt-0.5 text-brand" />
      <div className="min-w-0">
        <p className="font-semibold">
          <Trans>The money goes to your balance</Trans>
        </p>
        <p className="mt-0.5">{stepsOf(fulfilment, type, shop.name)}</p>
        {(allowed_actions.includes('review') || refunds.length > 0) && (
          <p className="mt-0.5">
            <Trans>
              While this request is open, you cannot review its items, or escalate or repeat an earlier request for
              them.
            </Trans>
          </p>
        )}
        {allowed_actions.includes('change_of_mind') && <EndsChangeOfMind />}
      </div>
    </div>
  );
}

function stepsOf(fulfilment: number, type: string, shop: string): ReactNode {
  if (fulfilment === ORDER_STATUS.waiting_deliver)
    return <Trans>Nothing has shipped yet, so your request is accepted at once and refunded next.</Trans>;
  if (type === 'refund_return') {
    return (
      <Trans>
        {shop} replies first, then you send the items back. You get your money once they are checked. Each step shows
        its deadline.
      </Trans>
    );
  }
  return <Trans>{shop} replies first.</Trans>;
}
