import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { FilterPage } from '../features/catalogue/filter-page.tsx';
import { addressOf } from '../features/catalogue/product-search.ts';
import { KeepAlive } from '../shell/keep-alive.tsx';

export const Route = createFileRoute('/filter')({
  staticData: { title: msg`Filter`, tab: 'filter' },
  component: FilterRoute,
});

const route = getRouteApi('/filter');

function FilterRoute() {
  const navigate = route.useNavigate();
  return (
    <KeepAlive>
      <FilterPage onApply={(search) => void navigate({ to: '/products', search: addressOf(search) })} />
    </KeepAlive>
  );
}
