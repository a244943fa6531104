import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { addressList, rowsOf } from '@meridian/sdk/react';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { AddAddressButton, isBookFull } from '../../entities/address/add-address-button.tsx';
import { AddressListSkeleton } from '../../entities/address/address-skeletons.tsx';
import { AddressFormSheet } from '../../entities/address/lazy-address-form-sheet.ts';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AddressItem } from './address-item.tsx';
import { useReturnAddress } from './use-return-address.ts';

interface AddressPageProps {
  /** Another screen asks for an address: one is chosen and taken back there. */
  isSelecting: boolean;
}

/** The address book. */
export function AddressPage({ isSelecting }: AddressPageProps) {
  const { t } = useLingui();
  return (
    <>
      <ScreenBar parent="/profile" {...(isSelecting && { title: t`Choose an address` })} />
      <div className="flex grow flex-col gap-3 px-4 pt-1 pb-4">
        <PageErrorBoundary>
          <Suspense fallback={<AddressListSkeleton />}>
            <AddressBook isSelecting={isSelecting} />
          </Suspense>
        </PageErrorBoundary>
      </div>
    </>
  );
}

function AddressBook({ isSelecting }: AddressPageProps) {
  const { t } = useLingui();
  const router = useRouter();
  const form = useOverlay();
  const list = useRef<HTMLUListElement>(null);
  const returnAddress = useReturnAddress();
  const addresses = rowsOf(useSuspenseInfiniteQuery(addressList()).data);
  useFocusKept(list, addresses);
  const add = (
    <AddAddressButton
      isFull={isBookFull(addresses)}
      wide={addresses.length > 0}
      // Where an address is asked for, the new one is it; so it is added here and taken back at once.
      onAdd={isSelecting ? form.open : () => void router.navigate({ to: '/addressForm/{-$id}' })}
    />
  );
  return (
    <>
      {addresses.length === 0 ? (
        <EmptyState
          icon="address"
          title={<Trans>You have no address yet.</Trans>}
          detail={<Trans>Add where your parcels go; checkout then takes one tap less.</Trans>}
          action={add}
        />
      ) : (
        <>
          <ul ref={list} tabIndex={-1} aria-label={t`Addresses`} className="flex flex-col gap-3 outline-none">
            {addresses.map((address) => (
              <li key={address.id}>
                <AddressItem
                  address={address}
                  onSelect={isSelecting ? returnAddress : undefined}
                  onMoved={() => list.current?.focus({ preventScroll: true })}
                />
              </li>
            ))}
          </ul>
          <div className="sticky bottom-0 mt-auto bg-page/95 py-3 pb-[calc(12px+var(--safe-bottom))]">{add}</div>
        </>
      )}
      {form.isOpen && <AddressFormSheet onSaved={({ id }) => returnAddress(id)} onClose={form.close} />}
    </>
  );
}

/** When the row with the focus is gone, the list has it, so that the keyboard goes on from there. */
function useFocusKept(list: RefObject<HTMLElement | null>, rows: readonly Schema<'Address'>[]): void {
  const { length } = rows;
  const before = useRef(length);
  useEffect(() => {
    const isFewer = length < before.current;
    before.current = length;
    if (isFewer && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [length, list]);
}
