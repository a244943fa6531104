import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { addressList, rowsOf } from '@meridian/sdk/react';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { AddAddressButton, isBookFull } from './add-address-button.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressListSkeleton } from './address-skeletons.tsx';
import { AddressFormSheet } from './lazy-address-form-sheet.ts';

interface AddressPickerSheetProps {
  selectedId: number | undefined;
  /** An address was chosen, or added; the sheet closes by itself. */
  onSelect: (address: Schema<'Address'>) => void;
  onClose: () => void;
}

/** The address book to choose one address from. One is added in place, with the same form as on its own screen. */
export function AddressPickerSheet({ selectedId, onSelect, onClose }: AddressPickerSheetProps) {
  const { t } = useLingui();
  const form = useOverlay();
  const choose = (address: Schema<'Address'>) => {
    onSelect(address);
    // With what was opened from it.
    onClose();
  };
  return (
    <Sheet title={t`Send to`} onClose={onClose}>
      <div className="flex flex-col gap-4 pt-1">
        <PageErrorBoundary>
          <Suspense fallback={<AddressListSkeleton />}>
            <Choices selectedId={selectedId} onSelect={choose} onAdd={form.open} />
          </Suspense>
        </PageErrorBoundary>
      </div>
      {form.isOpen && <AddressFormSheet onSaved={choose} onClose={form.close} />}
    </Sheet>
  );
}

interface ChoicesProps extends Pick<AddressPickerSheetProps, 'selectedId' | 'onSelect'> {
  onAdd: () => void;
}

function Choices({ selectedId, onSelect, onAdd }: ChoicesProps) {
  const { t } = useLingui();
  const addresses = rowsOf(useSuspenseInfiniteQuery(addressList()).data);
  const add = <AddAddressButton isFull={isBookFull(addresses)} onAdd={onAdd} />;
  if (addresses.length === 0) {
    return <EmptyState icon="address" title={<Trans>You have no address yet.</Trans>} action={add} />;
  }
  return (
    <>
      <ul aria-label={t`Addresses`} className="flex flex-col gap-2">
        {addresses.map((address) => (
          <li key={address.id}>
            <button
              type="button"
              aria-pressed={address.id === selectedId}
              onClick={() => onSelect(address)}
              className="flex w-full items-center gap-3 rounded-card border-[1.5px] border-transparent bg-well p-4 text-start aria-pressed:border-brand"
            >
              <span className="min-w-0 flex-1">
                <AddressCard address={address} />
              </span>
              {address.id === selectedId && <Icon name="check" className="text-brand" />}
            </button>
          </li>
        ))}
      </ul>
      {add}
    </>
  );
}
