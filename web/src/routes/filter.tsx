import { msg } from '@lingui/core/macro';
import { categoriesQuery } from '@meridian/sdk/react';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { countsOf, toUrlSearch } from '../entities/product-search/product-search.ts';
import { FilterPage } from '../features/catalogue/filter-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { prefetchMissing } from '../navigation/prefetch.ts';

export const Route = createFileRoute('/filter')({
  staticData: { title: msg`Filter`, tab: 'filter', skeleton: 'form' },
  loader: (visit) => {
    prefetchMissing(visit, categoriesQuery());
    prefetchMissing(visit, countsOf({ filter: {} })(1));
  },
  component: FilterRoute,
});

function FilterRoute() {
  const navigate = useNavigate({ from: '/filter' });
  return (
    <KeepAlive>
      <FilterPage onApply={(search) => void navigate({ to: '/products', search: toUrlSearch(search) })} />
    </KeepAlive>
  );
}
