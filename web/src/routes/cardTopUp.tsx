import { msg } from '@lingui/core/macro';
import { cardPaymentQuery, rechargeMethodsQuery } from '@meridian/sdk/react';
import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { CardPage } from '../features/top-up/card/card-page.tsx';
import { CardResultPage } from '../features/top-up/card/card-result-page.tsx';
import { CardTopUpSearch, wantedOf } from '../features/top-up/top-up-search.ts';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { prefetch } from '../navigation/prefetch.ts';

export const Route = createFileRoute('/cardTopUp')({
  staticData: { title: msg`Card top-up`, skeleton: 'form' },
  validateSearch: CardTopUpSearch,
  loaderDeps: ({ search }) => ({ paymentId: search.payment_id }),
  loader: (visit) => {
    const { paymentId } = visit.deps;
    if (paymentId !== undefined) prefetch(visit, cardPaymentQuery(paymentId));
    else prefetch(visit, rechargeMethodsQuery());
  },
  component: CardTopUpRoute,
});

function CardTopUpRoute() {
  const search = useSearch({ from: '/cardTopUp' });
  const navigate = useNavigate({ from: '/cardTopUp' });
  const wanted = wantedOf(search);
  return (
    <KeepAlive>
      {search.payment_id !== undefined ? (
        <CardResultPage paymentId={search.payment_id} wanted={wanted} />
      ) : (
        <CardPage
          wanted={wanted}
          onBegun={(payment_id) => navigate({ search: { payment_id, return: search.return }, replace: true })}
        />
      )}
    </KeepAlive>
  );
}
