import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError, type Schema } from '@meridian/sdk';
import { deletePayee } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { toasts } from '../../feedback/toasts.ts';
import { successMessages } from '../../i18n/success-messages.ts';
import { ConfirmSheet } from '../../ui/overlay/confirm-sheet.tsx';

interface DeletePayeeSheetProps {
  payee: Schema<'Payee'>;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a payee is deleted, and states the consequences. */
export function DeletePayeeSheet({ payee: { id, label }, onDeleted, onClose }: DeletePayeeSheetProps) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation({ ...deletePayee(), meta: errorShownInPlace });
  const forget = async () => {
    await mutateAsync({ payee_id: id }).catch((error: unknown) => {
      // The payee is deleted already: by a call whose answer was lost, or in another tab.
      if (!(isApiError(error) && error.reason === 'payee_not_found')) throw error;
    });
    onDeleted();
    toasts.done(successMessages.deleteSuccess);
  };
  return (
    <ConfirmSheet
      title={t`Delete this payee?`}
      confirmLabel={<Trans>Delete</Trans>}
      tone="danger"
      onConfirm={forget}
      onClose={onClose}
    >
      <p className="font-semibold text-ink">
        <bdi translate="no">{label}</bdi>
      </p>
      <p>
        <Trans>Withdrawals under review continue. To use it again, add it again and wait a day.</Trans>
      </p>
    </ConfirmSheet>
  );
}
