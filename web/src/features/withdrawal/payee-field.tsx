import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError, type Schema } from '@meridian/sdk';
import { deletePayee } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { lazyOverlay } from '../../feedback/lazy.tsx';
import { toasts } from '../../feedback/toasts.ts';
import { FieldError } from '../../form/field-error.tsx';
import type { Form } from '../../form/use-form.ts';
import { useFormats } from '../../i18n/formats.ts';
import { successMessages } from '../../i18n/success-messages.ts';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { IconButton } from '../../ui/icon/icon-button.tsx';
import { ConfirmSheet } from '../../ui/overlay/confirm-sheet.tsx';
import type { WithdrawValues } from './withdraw-schema.ts';

const AddPayeeSheet = lazyOverlay(() => import('./add-payee-sheet.tsx').then((m) => m.AddPayeeSheet));

interface PayeeFieldProps {
  form: Form<WithdrawValues>;
  info: Pick<Schema<'WithdrawalInfo'>, 'payees' | 'networks'>;
  type: Schema<'WithdrawalType'>;
}

/** Chooses one of the saved, masked payees of a type, and has buttons to add and to delete payees. */
export function PayeeField({ form, info, type }: PayeeFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const adding = useOverlay();
  const deleting = useOverlay();
  const [toDelete, setToDelete] = useState<Schema<'Payee'>>();
  const payees = info.payees.filter((payee) => payee.type === type);
  const error = form.errorOf('payee');
  return (
    <fieldset aria-describedby={error === undefined ? undefined : id} className="min-w-0">
      <legend className="text-14 font-semibold">
        {type === 'bank' ? <Trans>Which card</Trans> : <Trans>Which address</Trans>}
      </legend>
      <div className="mt-2 divide-y divide-line rounded-card bg-card">
        {payees.map((payee) => (
          <div key={payee.id} className="flex items-center ps-4 pe-1">
            <label className="flex min-h-14 min-w-0 flex-1 items-start gap-3 py-2.5 text-16">
              {/* As high as the first line, which grows with the text size. */}
              <span className="flex h-[1lh] items-center">
                <input
                  type="radio"
                  value={payee.id}
                  {...form.register('payee')}
                  aria-invalid={error !== undefined}
                  className="radio-mark"
                />
              </span>
              <span className="min-w-0">
                <bdi translate="no" className="wrap-anywhere">
                  {payee.label}
                </bdi>
                <PayeeState payee={payee} />
              </span>
            </label>
            <IconButton
              icon="delete"
              label={t`Delete ${payee.label}`}
              onClick={() => {
                setToDelete(payee);
                deleting.open();
              }}
            />
          </div>
        ))}
        <button
          type="button"
          onClick={adding.open}
          className="flex min-h-13 w-full items-center gap-3 px-4 text-start text-14 font-semibold text-brand"
        >
          <Icon name="plus" />
          {type === 'bank' ? <Trans>Add a bank card</Trans> : <Trans>Add a wallet address</Trans>}
        </button>
      </div>
      <FieldError id={id} form={form}>
        {error}
      </FieldError>
      {adding.isOpen && <AddPayeeSheet type={type} networks={info.networks} onClose={adding.close} />}
      {deleting.isOpen && toDelete !== undefined && (
        <DeletePayeeSheet
          payee={toDelete}
          onDeleted={() => {
            if (form.getValues('payee') === String(toDelete.id)) form.setValue('payee', '');
          }}
          onClose={deleting.close}
        />
      )}
    </fieldset>
  );
}

/** When the payee was last used; until then, from when it is usable, which the server's clock decides. */
function PayeeState({ payee: { usable_from, last_used_at } }: { payee: Schema<'Payee'> }) {
  const { moment, day } = useFormats();
  return (
    <span className="block text-14 text-ink-2">
      {last_used_at === null ? (
        <Trans>Not used yet. Ready from {moment(usable_from)}</Trans>
      ) : (
        <Trans>Last used: {day(last_used_at)}</Trans>
      )}
    </span>
  );
}

interface DeletePayeeSheetProps {
  payee: Schema<'Payee'>;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a payee is deleted, and states the consequences. */
function DeletePayeeSheet({ payee: { id, label }, onDeleted, onClose }: DeletePayeeSheetProps) {
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
