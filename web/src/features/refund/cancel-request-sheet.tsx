import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { cancelRefund } from '@meridian/sdk/react';
import { toasts } from '../../feedback/toasts.ts';
import { useAttempt } from '../../feedback/use-attempt.ts';
import { successMessages } from '../../i18n/success-messages.ts';
import { ConfirmSheet } from '../../ui/overlay/confirm-sheet.tsx';

/** Asks for confirmation before a case is withdrawn, and states the consequences. */
export function CancelRequestSheet({ refund, onClose }: { refund: Schema<'Refund'>; onClose: () => void }) {
  const { t } = useLingui();
  const { sendOrThrow } = useAttempt(cancelRefund);
  return (
    <ConfirmSheet
      title={t`Cancel this request?`}
      confirmLabel={<Trans>Cancel request</Trans>}
      tone="danger"
      onConfirm={async () => {
        await sendOrThrow({ refund_id: refund.id });
        toasts.done(successMessages.changeSuccess);
      }}
      onClose={onClose}
    >
      <p>
        {refund.cancels_items ? (
          <Trans>The items are shipped after all, and you will not get any money back.</Trans>
        ) : (
          <Trans>You will not get any money back. You can request again while the order can be refunded.</Trans>
        )}
      </p>
    </ConfirmSheet>
  );
}
