import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useId } from 'react';
import { AddressCard } from '../../entities/address/address-card.tsx';
import { lazyOverlay } from '../../feedback/lazy.tsx';
import { FieldError } from '../../form/field-error.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';

const AddressPickerSheet = lazyOverlay(() =>
  import('../../entities/address/address-picker-sheet.tsx').then((m) => m.AddressPickerSheet),
);

/** The id of the button that opens the address book. The form focuses it when there is no address. */
export const CHOOSE_ADDRESS_ID = 'checkout-address';

interface AddressSectionProps {
  address: Schema<'Address'> | undefined;
  /** Why the form cannot be submitted. */
  error: string | undefined;
  onChoose: (address: Schema<'Address'>) => void;
}

/** The delivery address. The customer chooses another address, or adds one, in a sheet over the screen. */
export function AddressSection({ address, error, onChoose }: AddressSectionProps) {
  const heading = useId();
  const sheet = useOverlay();
  return (
    <section aria-labelledby={heading} className="rounded-card bg-card px-4 pt-1.5 pb-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h2 id={heading} className="text-14 font-semibold">
          <Trans>Deliver to</Trans>
        </h2>
        {address !== undefined && (
          <div className="-me-4">
            <Button id={CHOOSE_ADDRESS_ID} variant="plain" size="small" onClick={sheet.open}>
              <Trans>Change</Trans>
            </Button>
          </div>
        )}
      </div>
      {address === undefined ? (
        <Button
          id={CHOOSE_ADDRESS_ID}
          variant="quiet"
          size="medium"
          wide
          onClick={sheet.open}
          aria-describedby={error === undefined ? undefined : `${heading}-about`}
        >
          <Icon name="address" size={18} />
          <Trans>Choose an address</Trans>
        </Button>
      ) : (
        <AddressCard address={address} />
      )}
      <FieldError id={`${heading}-about`}>{error}</FieldError>
      {sheet.isOpen && <AddressPickerSheet selectedId={address?.id} onSelect={onChoose} onClose={sheet.close} />}
    </section>
  );
}
