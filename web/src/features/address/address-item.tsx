import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { setDefaultAddress } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { AddressCard } from '../../entities/address/address-card.tsx';
import { toasts } from '../../feedback/toasts.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { iconButtonClass } from '../../ui/icon/icon-button.tsx';
import { DeleteAddressSheet } from './delete-address-sheet.tsx';

interface AddressItemProps {
  address: Schema<'Address'>;
  /** Called after the address has moved to the top of the list. */
  onMoved: () => void;
}

/** An address of the address book, with its actions. */
export function AddressItem({ address, onMoved }: AddressItemProps) {
  const { t } = useLingui();
  const { id, detail, is_default } = address;
  const deletion = useOverlay();
  const makeDefault = useMutation(setDefaultAddress());
  return (
    <article className="rounded-card bg-card p-4 pb-2">
      <AddressCard address={address} />
      <div className="mt-2 flex flex-wrap items-center justify-end gap-1 border-t border-line pt-2">
        {/* The negative margin aligns the text of the frameless button with the lines above. */}
        <span className="-ms-4 me-auto">
          {!is_default && (
            <Button
              variant="plain"
              size="small"
              busy={makeDefault.isPending}
              aria-label={t`Set as default: ${detail}`}
              onClick={() =>
                makeDefault.mutate(
                  { address_id: id },
                  {
                    onSuccess: () => {
                      toasts.done(t`Default address changed`);
                      onMoved();
                    },
                  },
                )
              }
            >
              <Trans>Set as default</Trans>
            </Button>
          )}
        </span>
        <LinkButton
          to="/addressForm/{-$id}"
          params={{ id: String(id) }}
          aria-label={t`Edit ${detail}`}
          variant="plain"
          size="small"
        >
          <Trans>Edit</Trans>
        </LinkButton>
        <button
          type="button"
          aria-label={t`Delete ${address.detail}`}
          title={t`Delete`}
          onClick={deletion.open}
          className={iconButtonClass('bare', '-me-3 text-ink-2')}
        >
          <Icon name="delete" size={20} />
        </button>
      </div>
      {deletion.isOpen && <DeleteAddressSheet address={address} onClose={deletion.close} />}
    </article>
  );
}
