import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { fromUrlSearch, type ProductUrlSearch, toUrlSearch } from '../entities/product-search/product-search.ts';
import { ProductsPage } from '../features/catalogue/products-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';

export const Route = createFileRoute('/products')({
  staticData: { title: msg`Products`, wide: true, skeleton: 'grid' },
  validateSearch: (address: ProductUrlSearch): ProductUrlSearch => toUrlSearch(address),
  component: ProductsRoute,
});

const route = getRouteApi('/products');

function ProductsRoute() {
  const search = fromUrlSearch(route.useSearch());
  const navigate = route.useNavigate();
  return (
    <KeepAlive>
      <ProductsPage search={search} onSearch={(next) => void navigate({ search: toUrlSearch(next), replace: true })} />
    </KeepAlive>
  );
}
