import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { ProductGridItem } from '../entities/product/product-grid-item.tsx';
import {
  activeFacets,
  fromUrlSearch,
  type ProductUrlSearch,
  toUrlSearch,
} from '../entities/product-search/product-search.ts';
import { ProductResults } from '../features/catalogue/products-page.tsx';
import { NoProductResults } from '../features/search/no-product-results.tsx';
import { SearchPage } from '../features/search/search-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { drawProduct } from './-draw-product.tsx';

export const Route = createFileRoute('/search')({
  staticData: { title: msg`Search`, wide: true },
  validateSearch: (address: ProductUrlSearch): ProductUrlSearch => toUrlSearch(address),
  component: SearchRoute,
});

const route = getRouteApi('/search');

function SearchRoute() {
  const { q, ...search } = fromUrlSearch(route.useSearch());
  const navigate = route.useNavigate();
  return (
    <KeepAlive>
      <SearchPage
        q={q}
        results={
          q !== undefined && (
            <ProductResults
              search={search}
              within={{ q }}
              onSearch={(next) => void navigate({ search: toUrlSearch({ ...next, q }), replace: true })}
              product={drawProduct}
              nothing={
                <NoProductResults
                  words={q}
                  isFiltered={activeFacets(search).length > 0}
                  product={(product) => <ProductGridItem product={product} />}
                />
              }
            />
          )
        }
      />
    </KeepAlive>
  );
}
