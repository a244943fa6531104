import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { addressList, rowsOf } from '@meridian/sdk/react';
import { useInfiniteQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyOverlay } from '../../feedback/lazy.tsx';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { AddAddressButton, isBookFull } from './add-address-button.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressListSkeleton } from './address-skeletons.tsx';

/** Loaded when opened: most customers who choose an address add none. */
const AddressFormSheet = lazyOverlay(() => import('./address-form-sheet.tsx').then((m) => m.AddressFormSheet));

interface AddressPickerSheetProps {
  selectedId: number | undefined;
  /** Called with the address that was chosen or added. The sheet closes itself. */
  onSelect: (address: Schema<'Address'>) => void;
  onClose: () => void;
}

/**
 * Chooses an address from the address book. A new one is added in place, with the same form as on its own screen; an
 * empty address book shows only that form.
 */
export function AddressPickerSheet({ selectedId, onSelect, onClose }: AddressPickerSheetProps) {
  const { t } = useLingui();
  const form = useOverlay();
  const { data, isFetching } = useInfiniteQuery(addressList());
  // Cached data may be stale: the first address may have been saved since. Kept in the state, because the address book
  // would otherwise appear while the form closes after saving.
  const [isFirst, setFirst] = useState(false);
  if (!isFirst && !isFetching && data !== undefined && rowsOf(data).length === 0) setFirst(true);
  const choose = (address: Schema<'Address'>) => {
    onSelect(address);
    // Also closes the form that was opened from it.
    onClose();
  };
  if (isFirst) return <AddressFormSheet onSaved={choose} onClose={onClose} />;
  return (
    <Sheet title={t`Deliver to`} onClose={onClose}>
      <div className="flex flex-col gap-4 pt-1">
        <PageErrorBoundary skeleton={<AddressListSkeleton />}>
          <Choices selectedId={selectedId} onSelect={choose} onAdd={form.open} />
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
  // Cached as empty, and being refetched.
  if (addresses.length === 0) return <AddressListSkeleton />;
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
      <AddAddressButton isFull={isBookFull(addresses)} onAdd={onAdd} />
    </>
  );
}
