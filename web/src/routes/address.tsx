import { msg } from '@lingui/core/macro';
import { addressList } from '@meridian/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { AddressPage } from '../features/address/address-page.tsx';
import { keptScreen } from '../navigation/keep-alive.tsx';

export const Route = createFileRoute('/address')({
  staticData: { title: msg`Addresses` },
  loader: ({ context, preload }) => {
    if (!preload) void context.queries.prefetchInfiniteQuery(addressList());
  },
  component: keptScreen(AddressPage),
});
