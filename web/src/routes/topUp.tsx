import { msg } from '@lingui/core/macro';
import { rechargeMethodsQuery, rechargeQuery, userInfoQuery } from '@meridian/sdk/react';
import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { RechargePage } from '../features/top-up/recharge-page.tsx';
import { TopUpPage } from '../features/top-up/top-up-page.tsx';
import { TopUpSearch, wantedOf } from '../features/top-up/top-up-search.ts';
import { ManualPage } from '../features/top-up/transfer/manual-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { prefetch } from '../navigation/prefetch.ts';
import { useIsAt } from '../navigation/use-is-at.ts';

export const Route = createFileRoute('/topUp')({
  staticData: { title: msg`Top up` },
  validateSearch: TopUpSearch,
  loaderDeps: ({ search }) => ({ rechargeId: search.recharge }),
  loader: (visit) => {
    const { rechargeId } = visit.deps;
    if (rechargeId !== undefined) {
      prefetch(visit, rechargeQuery(rechargeId));
      return;
    }
    prefetch(visit, userInfoQuery());
    prefetch(visit, rechargeMethodsQuery());
  },
  component: TopUpRoute,
});

function TopUpRoute() {
  const search = useSearch({ from: '/topUp' });
  const navigate = useNavigate({ from: '/topUp' });
  const isAt = useIsAt();
  const wanted = wantedOf(search);
  return (
    <KeepAlive>
      {search.recharge !== undefined ? (
        <RechargePage rechargeId={search.recharge} wanted={wanted} />
      ) : search.method === 'manual' ? (
        <ManualPage
          wanted={wanted}
          onSent={({ id }) => navigate({ search: { recharge: id, return: search.return }, replace: isAt('/topUp') })}
        />
      ) : (
        <TopUpPage wanted={wanted} />
      )}
    </KeepAlive>
  );
}
