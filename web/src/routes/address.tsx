import { msg } from '@lingui/core/macro';
import { addressList } from '@meridian/sdk/react';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import * as v from 'valibot';
import { AddressPage } from '../features/address/address-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { optional } from '../navigation/search-params.ts';

export const Route = createFileRoute('/address')({
  staticData: { title: msg`Addresses` },
  // `select=1`: another screen asks for an address.
  validateSearch: v.object({ select: optional(v.literal(1)) }),
  loader: ({ context, preload }) => {
    if (!preload) void context.queries.prefetchInfiniteQuery(addressList());
  },
  component: AddressRoute,
});

const route = getRouteApi('/address');

function AddressRoute() {
  const { select } = route.useSearch();
  return (
    <KeepAlive>
      <AddressPage isSelecting={select === 1} />
    </KeepAlive>
  );
}
