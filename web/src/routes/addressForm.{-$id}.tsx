import { msg } from '@lingui/core/macro';
import { addressList, addressQuery, areasQuery } from '@meridian/sdk/react';
import { createFileRoute, useParams } from '@tanstack/react-router';
import { AddressFormPage, AddressNotFound } from '../features/address/address-form-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { pathId } from '../navigation/path-id.ts';
import { prefetch } from '../navigation/prefetch.ts';

export const Route = createFileRoute('/addressForm/{-$id}')({
  staticData: { title: msg({ context: 'screen', message: 'Address' }), skeleton: 'form' },
  loader: ({ params, ...visit }) => {
    const id = pathId(params.id);
    prefetch(visit, areasQuery());
    if (id !== undefined) prefetch(visit, addressQuery(id));
    if (!visit.preload) void visit.context.queries.prefetchInfiniteQuery(addressList());
  },
  component: AddressFormRoute,
});

function AddressFormRoute() {
  const { id } = useParams({ from: '/addressForm/{-$id}' });
  const addressId = pathId(id);
  return (
    <KeepAlive>
      {id !== undefined && addressId === undefined ? <AddressNotFound /> : <AddressFormPage addressId={addressId} />}
    </KeepAlive>
  );
}
