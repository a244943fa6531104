import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { orderStatusName } from '@meridian/sdk/rules';
import { orderStatusWord } from './order-status.ts';

/** Why an order with after-sale is in two tabs: that of its fulfilment and that of its status (B4.11). */
export function TwoTabs({
  order: { status, fulfilment },
}: {
  order: Pick<Schema<'OrderCard'>, 'status' | 'fulfilment'>;
}) {
  const { i18n } = useLingui();
  const stage = orderStatusWord(fulfilment, i18n);
  const state = orderStatusWord(status, i18n);
  switch (orderStatusName(status)) {
    case 'in_after_sale':
      return (
        <Trans>
          Listed under {stage} and {state} because you requested a refund.
        </Trans>
      );
    case 'refunding':
      return (
        <Trans>
          Listed under {stage} and {state} because a refund is in progress.
        </Trans>
      );
    case 'refunded':
      return (
        <Trans>
          Listed under {stage} and {state} because it was fully refunded.
        </Trans>
      );
    default:
      return null;
  }
}
