import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { activeFacets, addressOf, type ProductAddress, searchOf } from '../features/catalogue/product-search.ts';
import { ProductResults } from '../features/catalogue/products-page.tsx';
import { ProductTile } from '../features/product/product-tile.tsx';
import { NoProduct } from '../features/search/no-product.tsx';
import { SearchPage } from '../features/search/search-page.tsx';
import { KeepAlive } from '../shell/keep-alive.tsx';
import { drawProduct } from './-draw-product.tsx';

export const Route = createFileRoute('/search')({
  staticData: { title: msg`Search`, wide: true },
  validateSearch: (address: ProductAddress): ProductAddress => addressOf(address),
  component: SearchRoute,
});

const route = getRouteApi('/search');

function SearchRoute() {
  const { q, ...search } = searchOf(route.useSearch());
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
              onSearch={(next) => void navigate({ search: addressOf({ ...next, q }), replace: true })}
              product={drawProduct}
              nothing={
                <NoProduct
                  words={q}
                  isFiltered={activeFacets(search).length > 0}
                  product={(product) => <ProductTile product={product} />}
                />
              }
            />
          )
        }
      />
    </KeepAlive>
  );
}
