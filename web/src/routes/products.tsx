import { msg } from '@lingui/core/macro';
import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { prefetchResults } from '../entities/product-search/prefetch-results.ts';
import { fromUrlSearch, type ProductUrlSearch, toUrlSearch } from '../entities/product-search/product-search.ts';
import { ProductsPage } from '../features/catalogue/products-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';

export const Route = createFileRoute('/products')({
  staticData: { title: msg`Products`, wide: true, skeleton: 'grid' },
  validateSearch: (address: ProductUrlSearch): ProductUrlSearch => toUrlSearch(address),
  loaderDeps: ({ search }) => search,
  loader: ({ deps, ...visit }) => prefetchResults(visit, fromUrlSearch(deps)),
  component: ProductsRoute,
});

function ProductsRoute() {
  const search = fromUrlSearch(useSearch({ from: '/products' }));
  const navigate = useNavigate({ from: '/products' });
  return (
    <KeepAlive>
      <ProductsPage search={search} onSearch={(next) => void navigate({ search: toUrlSearch(next), replace: true })} />
    </KeepAlive>
  );
}
