import { useLingui } from '@lingui/react/macro';
import { productList } from '@meridian/sdk/react';
import { type ReactNode, useState } from 'react';
import { ActiveFacets } from '../../entities/product-search/active-facets.tsx';
import { FilterForm } from '../../entities/product-search/filter-form.tsx';
import { NoResults } from '../../entities/product-search/no-results.tsx';
import { type DrawProduct, ProductList } from '../../entities/product-search/product-list.tsx';
import {
  activeFacets,
  type FacetName,
  listParams,
  type ProductSearch,
  withoutFacet,
} from '../../entities/product-search/product-search.ts';
import { ResultCount } from '../../entities/product-search/result-count.tsx';
import { SortBar } from '../../entities/product-search/sort-bar.tsx';
import { useInfiniteList } from '../../list/use-infinite-list.ts';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { CountBadge } from '../../ui/count-badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { iconButtonClass } from '../../ui/icon-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';

interface ProductsPageProps {
  search: ProductSearch;
  onSearch: (search: ProductSearch) => void;
  product: DrawProduct;
}

interface ProductResultsProps extends ProductsPageProps {
  /** What the screen itself is about, such as one shop: it holds besides, and is not the customer's to take back. */
  within?: ProductSearch;
  /** What stands where nothing is found: in place of the usual words, or below them while filters are in force. */
  nothing?: ReactNode;
}

/** Every product of a search: sorted, filtered in a sheet, each condition to be taken back. */
export function ProductResults({ search, onSearch, product, within, nothing }: ProductResultsProps) {
  const { t } = useLingui();
  const [choosing, setChoosing] = useState(false);
  const list = productList.pages(listParams({ ...search, ...within }));
  const shops = useInfiniteList(list).first?.facets.shops;
  const chosen = activeFacets(search).filter((facet) => facet !== 'q').length;
  const remove = (facet: FacetName) => onSearch(withoutFacet(search, facet));
  return (
    <div className="grow px-4 [--list-top:var(--below-head,calc(var(--top-bar)+var(--safe-top)))]">
      <ProductList
        list={list}
        product={product}
        empty={
          <>
            {(nothing === undefined || activeFacets(search).length > 0) && (
              <NoResults search={search} within={within} shops={shops} onRemove={remove} onAll={() => onSearch({})} />
            )}
            {nothing}
          </>
        }
      >
        <SortBar sort={search.sort ?? 'hot'} onSort={(sort) => onSearch({ ...search, sort })}>
          <FilterButton count={chosen} onPress={() => setChoosing(true)} />
        </SortBar>
        <div className="flex flex-col gap-2 pt-1">
          <ActiveFacets search={search} shops={shops} onRemove={remove} />
          <ResultCount list={list} />
        </div>
      </ProductList>
      {choosing && (
        <Sheet title={t`Filter`} onClose={() => setChoosing(false)}>
          <div className="-mx-4 -mb-[calc(16px+var(--safe-bottom))]">
            <FilterForm
              initial={search}
              within={within}
              footer="-bottom-[calc(16px+var(--safe-bottom))] pb-[calc(10px+var(--safe-bottom))]"
              onApply={(next) => {
                setChoosing(false);
                onSearch(next);
              }}
            />
          </div>
        </Sheet>
      )}
    </div>
  );
}

function FilterButton({ count, onPress }: { count: number; onPress: () => void }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-label={count > 0 ? t`Filter, ${count} chosen` : t`Filter`}
      onClick={onPress}
      className={iconButtonClass('bare', '-ms-3 me-2')}
    >
      <span className="relative">
        <Icon name="filter" className="size-[1.25rem]" />
        <CountBadge count={count} />
      </span>
    </button>
  );
}

/** The full list of products that a filter, a shop or a link asks for. */
export function ProductsPage(props: ProductsPageProps) {
  return (
    <>
      <ScreenBar parent="/filter" />
      <ProductResults {...props} />
    </>
  );
}
