import { msg } from '@lingui/core/macro';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import * as v from 'valibot';
import { DetailPage } from '../features/product/detail-page.tsx';
import { DetailSkeleton } from '../features/product/detail-skeleton.tsx';
import { ProductBoundary } from '../features/product/product-boundary.tsx';
import { ProductUnknown } from '../features/product/product-unknown.tsx';
import { ShopTile } from '../features/shop/shop-tile.tsx';

// Not kept alive (specification 2). `mer` is the shop that the link came from; the product itself says whose it is.
export const Route = createFileRoute('/detail/{-$product}/{-$mer}')({
  staticData: { title: msg`Product` },
  validateSearch: v.object({ sku: v.fallback(v.optional(v.pipe(v.number(), v.integer())), undefined) }),
  component: DetailRoute,
});

const route = getRouteApi('/detail/{-$product}/{-$mer}');

function DetailRoute() {
  const { product } = route.useParams();
  const { sku } = route.useSearch();
  const navigate = route.useNavigate();
  const id = product !== undefined && /^[1-9]\d{0,14}$/.test(product) ? Number(product) : undefined;
  if (id === undefined) return <ProductUnknown />;
  return (
    <ProductBoundary key={id}>
      <Suspense fallback={<DetailSkeleton productId={id} />}>
        <DetailPage
          productId={id}
          skuId={sku}
          onSku={(next) => void navigate({ search: { sku: next }, replace: true })}
          shop={(shop) => <ShopTile shop={shop} />}
        />
      </Suspense>
    </ProductBoundary>
  );
}
