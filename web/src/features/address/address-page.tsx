import { Trans, useLingui } from '@lingui/react/macro';
import { addressList, rowsOf } from '@meridian/sdk/react';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { AddAddressButton, isBookFull } from '../../entities/address/add-address-button.tsx';
import { AddressListSkeleton } from '../../entities/address/address-skeletons.tsx';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AddressItem } from './address-item.tsx';

export function AddressPage() {
  return (
    <>
      <ScreenBar parent="/profile" />
      <div className="flex grow flex-col gap-3 px-4 pt-1 pb-4">
        <PageErrorBoundary skeleton={<AddressListSkeleton />}>
          <AddressBook />
        </PageErrorBoundary>
      </div>
    </>
  );
}

function AddressBook() {
  const { t } = useLingui();
  const router = useRouter();
  const list = useRef<HTMLUListElement>(null);
  const addresses = rowsOf(useSuspenseInfiniteQuery(addressList()).data);
  useFocusKept(list, addresses.length);
  const add = (
    <AddAddressButton
      isFull={isBookFull(addresses)}
      wide={addresses.length > 0}
      onAdd={() => void router.navigate({ to: '/addressForm/{-$id}' })}
    />
  );
  return (
    <>
      {addresses.length === 0 ? (
        <EmptyState
          scene="parcel"
          title={<Trans>No addresses yet.</Trans>}
          detail={<Trans>Save an address to check out faster.</Trans>}
          action={add}
        />
      ) : (
        <>
          <ul ref={list} tabIndex={-1} aria-label={t`Addresses`} className="flex flex-col gap-3 outline-none">
            {addresses.map((address) => (
              <li key={address.id}>
                <AddressItem address={address} onMoved={() => list.current?.focus({ preventScroll: true })} />
              </li>
            ))}
          </ul>
          <div className="sticky bottom-0 mt-auto bg-page/95 py-3 pb-[calc(12px+var(--safe-bottom))]">{add}</div>
        </>
      )}
    </>
  );
}

/** Moves the focus to the list when the focused row is removed, so that keyboard navigation continues from there. */
function useFocusKept(list: RefObject<HTMLElement | null>, length: number): void {
  const before = useRef(length);
  useEffect(() => {
    const isFewer = length < before.current;
    before.current = length;
    if (isFewer && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [length, list]);
}
