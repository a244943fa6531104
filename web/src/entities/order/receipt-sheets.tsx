import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { confirmOrder, extendReceipt } from '@meridian/sdk/react';
import { compareMoney, ORDER_STATUS } from '@meridian/sdk/rules';
import { useFormats } from '../../i18n/formats.ts';
import { successMessages } from '../../i18n/success-messages.ts';
import { ConfirmSheet } from '../../ui/overlay/confirm-sheet.tsx';
import type { OrderSheetProps } from './order-actions.tsx';
import { useOrderStep } from './use-order-step.ts';

/** Asks before the customer confirms receipt (R4.02), which releases the money to the shop. */
export function ConfirmReceiptSheet({ order, onClose }: OrderSheetProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  // An open case may still reduce the amount, and a paid refund already has.
  const isReduced = order.status !== ORDER_STATUS.delivered || compareMoney(order.refunded_amount, '0.00') > 0;
  const hasFreePieces = order.items.some(({ refundable_quantity }) => refundable_quantity > 0);
  const confirm = useOrderStep(confirmOrder, msg`Receipt confirmed`);
  return (
    <ConfirmSheet
      title={t`Have you received your order?`}
      confirmLabel={<Trans>Confirm receipt</Trans>}
      onConfirm={() => confirm({ order_id: order.id })}
      onClose={onClose}
    >
      <p>
        {isReduced ? (
          <Trans>
            This releases what is not refunded to {order.shop.name}. Confirm only once you have everything that was
            sent.
          </Trans>
        ) : (
          <Trans>
            This releases {money(order.total_amount)} to {order.shop.name}. Confirm only once you have everything.
          </Trans>
        )}
      </p>
      {hasFreePieces && (
        <p>
          <Trans>You can then review the items, and request a refund for 7 days.</Trans>
        </p>
      )}
    </ConfirmSheet>
  );
}

/** Asks before the time to confirm receipt is extended, which is possible once. */
export function ExtendReceiptSheet({ order, onClose }: OrderSheetProps) {
  const { t } = useLingui();
  const extend = useOrderStep(extendReceipt, successMessages.saveSuccess);
  return (
    <ConfirmSheet
      title={t`Is your parcel late?`}
      confirmLabel={<Trans>Add 7 days</Trans>}
      onConfirm={() => extend({ order_id: order.id })}
      onClose={onClose}
    >
      <p>
        <Trans>You get 7 more days before receipt is confirmed automatically. You can do this once.</Trans>
      </p>
    </ConfirmSheet>
  );
}
