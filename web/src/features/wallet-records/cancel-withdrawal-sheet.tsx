import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { cancelWithdrawal, withdrawalQuery } from '@meridian/sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { toasts } from '../../feedback/toasts.ts';
import { useFormats } from '../../i18n/formats.ts';
import { ConfirmSheet } from '../../ui/overlay/confirm-sheet.tsx';

const CANCELLED = -1;
const cancelled = msg`Withdrawal cancelled`;

/** Asks before a withdrawal under audit is taken back, and says what follows. */
export function CancelWithdrawalSheet({
  withdrawal: { id, amount },
  onClose,
}: {
  withdrawal: Schema<'Withdrawal'>;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const { money } = useFormats();
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({ ...cancelWithdrawal(), meta: errorShownInPlace });
  const cancel = async () => {
    try {
      await mutateAsync({ withdrawal_id: id });
    } catch (error) {
      // A lost answer may mean done; cancelling has no idempotency key.
      const known = await queries
        .fetchQuery({ ...withdrawalQuery(id), staleTime: 0, retry: false })
        .catch(() => undefined);
      if (known?.status !== CANCELLED) throw error;
    }
    toasts.done(i18n._(cancelled));
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
