import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { addressOf, type ProductAddress, searchOf } from '../features/catalogue/product-search.ts';
import { ProductsPage } from '../features/catalogue/products-page.tsx';
import { KeepAlive } from '../shell/keep-alive.tsx';
import { drawProduct } from './-draw-product.tsx';

export const Route = createFileRoute('/products')({
  staticData: { title: msg`Products`, wide: true },
  validateSearch: (address: ProductAddress): ProductAddress => addressOf(address),
  component: ProductsRoute,
});

const route = getRouteApi('/products');

function ProductsRoute() {
  const search = searchOf(route.useSearch());
  const navigate = route.useNavigate();
  return (
    <KeepAlive>
      <ProductsPage
        search={search}
        onSearch={(next) => void navigate({ search: addressOf(next), replace: true })}
        product={drawProduct}
      />
    </KeepAlive>
  );
}
