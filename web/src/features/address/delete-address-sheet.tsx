import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { AddressCard } from '../../entities/address/address-card.tsx';
import { ConfirmSheet } from '../../ui/overlay/confirm-sheet.tsx';
import { Sentences } from '../../ui/sentences.tsx';
import { useDeleteAddress } from './use-delete-address.ts';

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
