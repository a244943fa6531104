import { useLingui } from '@lingui/react/macro';
import { productList } from '@meridian/sdk/react';
import type { ReactNode } from 'react';
import { useInfiniteList } from '../../list/use-infinite-list.ts';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { iconButtonClass } from '../../ui/icon/icon-button.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { ActiveFacets } from './active-facets.tsx';
import { FilterForm } from './filter-form.tsx';
import { NoResults } from './no-results.tsx';
import { ProductList, ResultCount } from './product-list.tsx';
import { activeFacets, type FacetName, listParams, type ProductSearch, withoutFacet } from './product-search.ts';
import { SortBar } from './sort-bar.tsx';

interface ProductResultsProps {
  search: ProductSearch;
  onSearch: (search: ProductSearch) => void;
  /** Conditions of the screen itself, such as one shop: they hold besides, and the customer cannot remove them. */
  scope?: ProductSearch;
  /** Shown where nothing is found: in place of the usual empty state, or below it while filters are active. */
  empty?: ReactNode;
}

/** The products of a search, with sorting, the filter form in a sheet, and the active filters to remove one by one. */
export function ProductResults({ search, onSearch, scope, empty }: ProductResultsProps) {
  const { t } = useLingui();
  const filterSheet = useOverlay();
  const list = productList.pages(listParams({ ...search, ...scope }));
  const shops = useInfiniteList(list).first?.facets.shops;
  const facets = activeFacets(search);
  const remove = (facet: FacetName) => onSearch(withoutFacet(search, facet));
  return (
    <div className="grow px-4 [--list-top:var(--below-head,calc(var(--top-bar)+var(--safe-top)))]">
      <ProductList
        list={list}
        isOfShop={scope?.shop !== undefined}
        empty={
          <>
            {(empty === undefined || facets.length > 0) && (
              <NoResults search={search} scope={scope} shops={shops} onRemove={remove} onAll={() => onSearch({})} />
            )}
            {empty}
          </>
        }
      >
        <SortBar sort={search.sort ?? 'hot'} onSort={(sort) => onSearch({ ...search, sort })}>
          <FilterButton count={facets.filter((facet) => facet !== 'q').length} onPress={filterSheet.open} />
        </SortBar>
        <div className="flex flex-col gap-2 pt-1">
          <ActiveFacets search={search} shops={shops} onRemove={remove} />
          <ResultCount list={list} />
        </div>
      </ProductList>
      {filterSheet.isOpen && (
        <Sheet title={t`Filter`} onClose={filterSheet.close}>
          <div className="-mx-4 -mb-[calc(16px+var(--safe-bottom))]">
            <FilterForm
              initial={search}
              scope={scope}
              footer="-bottom-[calc(16px+var(--safe-bottom))] pb-[calc(10px+var(--safe-bottom))]"
              onApply={(next) => {
                filterSheet.close();
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
