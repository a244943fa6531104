import { msg } from '@lingui/core/macro';
import { cartQuery } from '@meridian/sdk/react';
import { createFileRoute } from '@tanstack/react-router';
import { CartPage } from '../features/cart/cart-page.tsx';
import { keptScreen } from '../navigation/keep-alive.tsx';
import { prefetch } from '../navigation/prefetch.ts';

export const Route = createFileRoute('/bag')({
  staticData: { title: msg`Bag`, tab: 'bag', wide: true, skeleton: 'item' },
  loader: (visit) => prefetch(visit, cartQuery()),
  component: keptScreen(CartPage),
});
