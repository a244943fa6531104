import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { newIdempotencyKey } from '@meridian/sdk/attempts';
import { deleteAddress, saveAddress } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { AddressCard } from '../../entities/address/address-card.tsx';
import { addressBody, addressValues } from '../../entities/address/address-schema.ts';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { toasts, undo } from '../../feedback/toasts.ts';
import { successMessages } from '../../i18n/success-messages.ts';
import { forgetDraft } from '../../storage/drafts.ts';
import { ConfirmSheet } from '../../ui/overlay/confirm-sheet.tsx';
import { Sentences } from '../../ui/sentences.tsx';

interface DeleteAddressSheetProps {
  address: Schema<'Address'>;
  onDeleted?: () => void;
  onClose: () => void;
}

/** Asks for confirmation before an address is deleted, and states the consequences. */
export function DeleteAddressSheet({ address, onDeleted, onClose }: DeleteAddressSheetProps) {
  const { t } = useLingui();
  const remove = useDeleteAddress();
  return (
    <ConfirmSheet
      title={t`Delete this address?`}
      confirmLabel={<Trans>Delete address</Trans>}
      tone="danger"
      onConfirm={async () => {
        await remove(address);
        onDeleted?.();
      }}
      onClose={onClose}
    >
      <div className="rounded-box bg-well p-3.5 text-ink">
        <AddressCard address={address} />
      </div>
      <p>
        <Sentences>
          <Trans>Orders already placed keep it.</Trans>
          {address.is_default && <Trans>Your newest remaining address becomes the default.</Trans>}
        </Sentences>
      </p>
    </ConfirmSheet>
  );
}

/**
 * Deletes an address, and offers to undo that. The contract deletes for good, so undo adds the same address under a new
 * id. Orders keep their own copy, and nothing else refers to an address.
 */
function useDeleteAddress(): (address: Schema<'Address'>) => Promise<void> {
  const remove = useMutation({ ...deleteAddress(), meta: errorShownInPlace });
  const add = useMutation(saveAddress());
  return async (address) => {
    await remove.mutateAsync({ address_id: address.id });
    forgetDraft(`address.${address.id}`);
    const restore = () => {
      const body = addressBody(addressValues(address), undefined);
      // A promise, not a mutation callback: the sheet that deleted the address is unmounted. A toast reports a failure.
      add.mutateAsync({ ...body, idempotency_key: newIdempotencyKey() }).then(
        () => toasts.done(successMessages.saveSuccess),
        () => undefined,
      );
    };
    toasts.done(successMessages.deleteSuccess, { label: undo, run: restore });
  };
}
