import { Trans, useLingui } from '@lingui/react/macro';
import type { DataOf, Schema } from '@meridian/sdk';
import { productList } from '@meridian/sdk/react';
import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import { useInfiniteList } from '../../list/use-infinite-list.ts';
import { HomeLink } from '../../navigation/home-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { isTooLong } from '../../ui/input/query-length.ts';
import { ActiveFacets } from './active-facets.tsx';
import { activeFacets, type FacetName, withoutFacet } from './facets.ts';
import { FilterButton } from './filter-button.tsx';
import { ProductList } from './product-list.tsx';
import { isRange, listParams, type ProductSearch } from './product-search.ts';
import { QueryTooLong } from './query-too-long.tsx';
import { RelaxFilters } from './relax-filters.tsx';
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

interface NoResultsProps {
  search: ProductSearch;
  scope?: ProductSearch | undefined;
  shops: readonly Schema<'FacetCount'>[] | undefined;
  onRemove: (facet: FacetName) => void;
  onAll: () => void;
}

/** The empty state of a product search: which filter to remove, and how many products would match then. */
function NoResults({ search, scope, shops, onRemove, onAll }: NoResultsProps) {
  const isFiltered = activeFacets(search).length > 0;
  return (
    <>
      <EmptyState
        scene="search"
        title={
          isFiltered ? <Trans>No products match these filters.</Trans> : <Trans>There are no products here yet.</Trans>
        }
        action={
          isFiltered ? (
            <Button variant="quiet" size="medium" onClick={onAll}>
              {scope === undefined ? <Trans>Show all products</Trans> : <Trans>Remove all filters</Trans>}
            </Button>
          ) : (
            <HomeLink />
          )
        }
      />
      {isFiltered && <RelaxFilters search={search} scope={scope} shops={shops} onRemove={onRemove} />}
    </>
  );
}

/** Replaces the results of a link whose lowest price is above its highest: shows the range, and what it may mean. */
function ReversedRange({ search, onSearch }: { search: ProductSearch; onSearch: (search: ProductSearch) => void }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { min = '0.00', max = '0.00' } = search;
  return (
    <EmptyState
      scene="search"
      title={
        <Trans>
          The lowest price, {money(min)}, is above the highest, {money(max)}.
        </Trans>
      }
      action={
        <>
          <Button size="medium" onClick={() => onSearch({ ...search, min: max, max: min })}>
            {t`${money(max)} to ${money(min)}`}
          </Button>
          <Button variant="quiet" size="medium" onClick={() => onSearch(withoutFacet(search, 'price'))}>
            <Trans>Any price</Trans>
          </Button>
        </>
      }
    />
  );
}
