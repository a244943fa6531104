// What /shop/7 brings together; the dash keeps it from being a route.
import { Suspense } from 'react';
import { ProductGridItem } from '../entities/product/product-grid-item.tsx';
import { activeFacets, type ProductSearch } from '../entities/product-search/product-search.ts';
import type { ReviewFilter } from '../entities/review/review-filter.ts';
import { ProductResults } from '../features/catalogue/products-page.tsx';
import { NoProducts } from '../features/shop/no-products.tsx';
import { ShopBoundary } from '../features/shop/shop-boundary.tsx';
import { ShopPage } from '../features/shop/shop-page.tsx';
import { ShopReviews } from '../features/shop/shop-reviews.tsx';
import { ShopSkeleton } from '../features/shop/shop-skeleton.tsx';
import type { ShopTab } from '../features/shop/shop-tabs.ts';
import { drawProduct } from './-draw-product.tsx';

interface OneShopProps {
  shopId: number;
  tab: ShopTab;
  /** What is looked for within the shop. */
  search: ProductSearch;
  /** Which of its reviews are shown. */
  reviews: ReviewFilter;
  onShow: (tab: ShopTab, search: ProductSearch, reviews?: ReviewFilter) => void;
}

/** A shop's screen with its goods and reviews, sorted and filtered as everywhere; also while it loads and where it fails. */
export function OneShop({ shopId, tab, search, reviews, onShow }: OneShopProps) {
  const isFiltered = activeFacets(search).length > 0;
  return (
    <ShopBoundary>
      <Suspense fallback={<ShopSkeleton />}>
        <ShopPage
          shopId={shopId}
          tab={tab}
          onTab={(next) => onShow(next, search)}
          onCategory={(category) => onShow('goods', { category })}
          words={search.q}
          onSearch={(q) => onShow('goods', { ...search, q })}
          goods={
            <ProductResults
              search={search}
              within={{ shop: shopId }}
              onSearch={(next) => onShow('goods', next)}
              product={drawProduct}
              nothing={isFiltered ? undefined : <NoProducts />}
            />
          }
          reviews={
            <ShopReviews shopId={shopId} filter={reviews} onFilter={(filter) => onShow('reviews', search, filter)} />
          }
          product={(product, priority) => <ProductGridItem product={product} priority={priority} />}
        />
      </Suspense>
    </ShopBoundary>
  );
}
