import { msg } from '@lingui/core/macro';
import { userInfoQuery } from '@meridian/sdk/react';
import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { billSearch, noBillFilter } from '../features/wallet-records/bill-filter.ts';
import { BillPage } from '../features/wallet-records/bill-page.tsx';
import { billsOf } from '../features/wallet-records/record-lists.ts';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { prefetch, prefetchMissing } from '../navigation/prefetch.ts';

// `/capitalRecord` is the specification's path of the bills.
export const Route = createFileRoute('/capitalRecord')({
  staticData: { title: msg`Bills`, skeleton: 'lines' },
  validateSearch: v.object(billSearch),
  loaderDeps: ({ search }) => search,
  loader: ({ deps, ...visit }) => {
    prefetchMissing(visit, billsOf({ ...noBillFilter, ...deps })(1));
    prefetch(visit, userInfoQuery());
  },
  component: BillRoute,
});

function BillRoute() {
  const filter = { ...noBillFilter, ...useSearch({ from: '/capitalRecord' }) };
  const navigate = useNavigate({ from: '/capitalRecord' });
  return (
    <KeepAlive>
      <BillPage filter={filter} onFilter={(search) => void navigate({ search, replace: true })} />
    </KeepAlive>
  );
}
