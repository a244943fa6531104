import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { productList } from '@meridian/sdk/react';
import { ProductGridItem } from '../../entities/product/product-grid-item.tsx';
import { ProductResults } from '../../entities/product-search/product-results.tsx';
import { activeFacets, type ProductSearch } from '../../entities/product-search/product-search.ts';
import { InfiniteList } from '../../list/infinite-list.tsx';
import { ProductCardSkeleton } from '../../ui/product/product-card.tsx';
import { ShopCollections } from './shop-collections.tsx';
import { NoProducts } from './shop-empty-states.tsx';

interface ShopProductsProps {
  shop: Schema<'Shop'>;
  search: ProductSearch;
  onSearch: (search: ProductSearch) => void;
}

/** The products of a shop or of one of its collections, with the sort orders and filters of the whole catalogue. */
export function ShopProducts({ shop, search, onSearch }: ShopProductsProps) {
  const { collection, ...filters } = search;
  const isNarrowed = activeFacets(search).length > 0;
  return (
    // The results have the screen's padding themselves. Their sort bar scrolls away; the tabs stay.
    <div className="-mx-4 flex grow flex-col [--below-head:calc(var(--unit)*-20)]">
      {shop.collections.length > 0 && (
        <ShopCollections
          collections={shop.collections}
          selected={collection}
          onSelect={(next) => onSearch({ ...filters, collection: next })}
        />
      )}
      <ProductResults
        search={filters}
        scope={{ shop: shop.id, collection }}
        onSearch={(next) => onSearch({ ...next, collection })}
        {...(!isNarrowed && { empty: () => <NoProducts /> })}
      />
    </div>
  );
}

/** The number of items that a phone shows without scrolling. */
const ABOVE_FOLD = 4;

/** The products of a shop, newest first. */
export function NewProducts({ shopId }: { shopId: number }) {
  const { t } = useLingui();
  return (
    <InfiniteList
      list={productList.pages({ shop_id: shopId, sort: 'newest' })}
      label={t`New`}
      layout="cards"
      row={(product, { index }) => <ProductGridItem product={product} priority={index < ABOVE_FOLD} isOfShop />}
      skeleton={<ProductCardSkeleton />}
      empty={<NoProducts />}
    />
  );
}
