import { useLingui } from '@lingui/react/macro';
import { productList } from '@meridian/sdk/react';
import { ProductGridItem } from '../../entities/product/product-grid-item.tsx';
import { ProductResults } from '../../entities/product-search/product-results.tsx';
import { activeFacets, type ProductSearch } from '../../entities/product-search/product-search.ts';
import { InfiniteList } from '../../list/infinite-list.tsx';
import { MAX_QUERY_LENGTH } from '../../navigation/search-params.ts';
import { SearchField } from '../../ui/input/search-field.tsx';
import { ProductCardSkeleton } from '../../ui/product/product-card.tsx';
import { NoProducts } from './shop-empty-states.tsx';

interface ShopProductsProps {
  shopId: number;
  search: ProductSearch;
  onSearch: (search: ProductSearch) => void;
}

/** The products of a shop, with the same search, sorting and filters as the whole catalogue. */
export function ShopProducts({ shopId, search, onSearch }: ShopProductsProps) {
  const { t } = useLingui();
  const isFiltered = activeFacets(search).length > 0;
  return (
    <>
      <SearchField
        label={t`Search this shop`}
        query={search.q}
        onSearch={(q) => onSearch({ ...search, q })}
        maxLength={MAX_QUERY_LENGTH}
      />
      {/* The results have the screen's padding themselves. Their sort bar scrolls away, the tabs stay. */}
      <div className="-mx-4 flex grow flex-col [--below-head:calc(var(--unit)*-20)]">
        <ProductResults
          search={search}
          scope={{ shop: shopId }}
          onSearch={onSearch}
          empty={isFiltered ? undefined : <NoProducts />}
        />
      </div>
    </>
  );
}

/** Items that a phone shows without scrolling. */
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
