import type { DataOf } from '@meridian/sdk';
import { productList } from '@meridian/sdk/react';
import type { ReactNode } from 'react';
import { useInfiniteList } from '../../list/use-infinite-list.ts';
import { isTooLong } from '../../ui/input/query-length.ts';
import { ActiveFacets } from './active-facets.tsx';
import { FilterButton } from './filter-button.tsx';
import { NoResults } from './no-results.tsx';
import { ProductList } from './product-list.tsx';
import {
  activeFacets,
  type FacetName,
  isRange,
  listParams,
  type ProductSearch,
  withoutFacet,
} from './product-search.ts';
import { QueryTooLong } from './query-too-long.tsx';
import { ReversedRange } from './reversed-range.tsx';
import { SortBar } from './sort-bar.tsx';

interface ProductResultsProps {
  search: ProductSearch;
  onSearch: (search: ProductSearch) => void;
  /** Conditions of the screen itself, such as one shop. They also apply, and the customer cannot remove them. */
  scope?: ProductSearch;
  /** Shown when nothing is found: instead of the usual empty state, or below it while filters are active. */
  empty?: (answer: DataOf<'listProducts'> | undefined) => ReactNode;
}

/** The results of a product search, with sorting, the filter form in a sheet, and the removable active filters. */
export function ProductResults(props: ProductResultsProps) {
  const { search, scope, onSearch } = props;
  const query = search.q ?? scope?.q;
  // Neither search is sent: the server would refuse the first and find nothing for the second.
  if (query !== undefined && isTooLong(query)) {
    return <QueryTooLong typed={query} onShorten={(q) => onSearch({ ...search, q })} />;
  }
  if (!isRange(search)) return <ReversedRange search={search} onSearch={onSearch} />;
  return <Results {...props} />;
}

function Results({ search, onSearch, scope, empty }: ProductResultsProps) {
  const list = productList.pages(listParams({ ...search, ...scope }));
  const { first, total } = useInfiniteList(list);
  const shops = first?.facets.shops;
  const facets = activeFacets(search);
  const filterCount = facets.filter((facet) => facet !== 'q').length;
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
            {empty?.(first)}
          </>
        }
      >
        <SortBar list={list} order={{ sort: search.sort ?? 'hot', onSort: (sort) => onSearch({ ...search, sort }) }}>
          {/* If the words alone find nothing, there is nothing to filter. */}
          {(total !== 0 || filterCount > 0) && (
            <FilterButton count={filterCount} search={search} scope={scope} onSearch={onSearch} />
          )}
        </SortBar>
        {facets.length > 0 && (
          <div className="pt-2 pb-3">
            <ActiveFacets search={search} shops={shops} onRemove={remove} />
          </div>
        )}
      </ProductList>
    </div>
  );
}
