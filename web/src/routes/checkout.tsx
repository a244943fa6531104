import { msg } from '@lingui/core/macro';
import { configQuery, orderQuoteQuery } from '@meridian/sdk/react';
import { createFileRoute, useSearch } from '@tanstack/react-router';
import { CheckoutPage } from '../features/checkout/checkout-page.tsx';
import { CheckoutSearch } from '../features/checkout/checkout-search.ts';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { prefetch } from '../navigation/prefetch.ts';

export const Route = createFileRoute('/checkout')({
  staticData: { title: msg`Checkout`, wide: true },
  validateSearch: CheckoutSearch,
  loaderDeps: ({ search }) => search,
  loader: (visit) => {
    prefetch(visit, configQuery());
    // A dynamic import, because static imports of a route are part of the first load. The module reads the draft. The
    // screen asks again for what is not prefetched.
    import('../features/checkout/first-quote.ts').then(
      ({ firstQuote }) => {
        const quote = firstQuote(visit.context.queries, visit.deps);
        if (quote !== undefined) prefetch(visit, orderQuoteQuery(quote));
      },
      () => undefined,
    );
  },
  component: CheckoutRoute,
});

function CheckoutRoute() {
  const search = useSearch({ from: '/checkout' });
  return (
    <KeepAlive>
      <CheckoutPage search={search} />
    </KeepAlive>
  );
}
