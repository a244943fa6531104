import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { cancelWithdrawal } from '@meridian/sdk/react';
import { toasts } from '../../feedback/toasts.ts';
import { useAttempt } from '../../feedback/use-attempt.ts';
import { useFormats } from '../../i18n/formats.ts';
import { ConfirmSheet } from '../../ui/overlay/confirm-sheet.tsx';

const cancelled = msg`Withdrawal cancelled`;

/** Asks for confirmation before a withdrawal under audit is cancelled, and states the consequences. */
export function CancelWithdrawalSheet({
  withdrawal: { id, amount },
  onClose,
}: {
  withdrawal: Schema<'Withdrawal'>;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { sendOrThrow } = useAttempt(cancelWithdrawal);
  const cancel = async () => {
    await sendOrThrow({ withdrawal_id: id });
    toasts.done(cancelled);
  };
  return (
    <ConfirmSheet
      title={t`Cancel this withdrawal?`}
      confirmLabel={<Trans>Cancel withdrawal</Trans>}
      tone="danger"
      onConfirm={cancel}
      onClose={onClose}
    >
      <p>
        <Trans>Nothing is sent or charged. {money(amount)} is available again right away.</Trans>
      </p>
    </ConfirmSheet>
  );
}
