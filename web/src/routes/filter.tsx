import { msg } from '@lingui/core/macro';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { toUrlSearch } from '../entities/product-search/product-search.ts';
import { FilterPage } from '../features/catalogue/filter-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';

export const Route = createFileRoute('/filter')({
  staticData: { title: msg`Filter`, tab: 'filter', skeleton: 'form' },
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
