import { msg } from '@lingui/core/macro';
import { blockchainsQuery, rechargeMethodsQuery, rechargeQuery } from '@meridian/sdk/react';
import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { WalletPage } from '../features/top-up/on-chain/wallet-page.tsx';
import { RechargePage } from '../features/top-up/recharge-page.tsx';
import { WalletTopUpSearch, wantedOf } from '../features/top-up/top-up-search.ts';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { prefetch } from '../navigation/prefetch.ts';
import { useIsAt } from '../navigation/use-is-at.ts';

export const Route = createFileRoute('/walletTopUp')({
  staticData: { title: msg`On-chain top-up`, skeleton: 'form' },
  validateSearch: WalletTopUpSearch,
  loaderDeps: ({ search }) => ({ rechargeId: search.recharge }),
  loader: (visit) => {
    const { rechargeId } = visit.deps;
    if (rechargeId !== undefined) {
      prefetch(visit, rechargeQuery(rechargeId));
      return;
    }
    prefetch(visit, rechargeMethodsQuery());
    prefetch(visit, blockchainsQuery());
  },
  component: WalletTopUpRoute,
});

function WalletTopUpRoute() {
  const search = useSearch({ from: '/walletTopUp' });
  const navigate = useNavigate({ from: '/walletTopUp' });
  const isAt = useIsAt();
  const wanted = wantedOf(search);
  return (
    <KeepAlive>
      {search.recharge !== undefined ? (
        <RechargePage rechargeId={search.recharge} wanted={wanted} />
      ) : (
        <WalletPage
          wanted={wanted}
          firstNetwork={search.network}
          onSent={({ id }) =>
            navigate({ search: { recharge: id, return: search.return }, replace: isAt('/walletTopUp') })
          }
        />
      )}
    </KeepAlive>
  );
}
